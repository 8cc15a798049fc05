import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { printTable } from './report.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The peers: small modules that keep just what such a thing cannot do without. */
const PEERS: Record<string, string> = {
  'Lit, one hello element': `
    import { LitElement, html } from 'lit';
    customElements.define('hello-lit', class extends LitElement { render() { return html\`<p>hello</p>\`; } });`,
  'Lit and XState': `
    import { LitElement, html } from 'lit';
    import { createMachine, createActor, assign, setup } from 'xstate';
    customElements.define('hello-lit', class extends LitElement { render() { return html\`<p>hello</p>\`; } });
    export { createMachine, createActor, assign, setup };`,
  'boardgame.io/client, no game': `export { Client } from 'boardgame.io/client';`,
};

/** What a page loads at once; what is fetched later when asked for is not in it. */
async function bundle(config: InlineConfig): Promise<string> {
  const made = (await build({ root, logLevel: 'error', ...config, build: { ...config.build, write: false } })) as
    Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const outputs = [made].flat().flatMap(({ output }) => output);
  return outputs.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.code] : [])).join('');
}

/** The standalone file as it is published. */
export function bundleStandalone(): Promise<string> {
  return bundle({ mode: 'standalone' });
}

export const hasStandalone = (): boolean => existsSync(`${root}/src/entries/standalone.ts`);

function bundlePeer(source: string): Promise<string> {
  const id = 'virtual:peer';
  return bundle({
    configFile: false,
    plugins: [
      {
        name: 'peer',
        resolveId: (wanted) => (wanted === id ? id : null),
        load: (wanted) => (wanted === id ? source : null),
      },
    ],
    build: {
      target: 'es2022',
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict', output: { format: 'es', codeSplitting: false } },
    },
  });
}

/** Bytes minified, gzipped at level 9 and compressed with brotli at level 11. */
function sizes(code: string): [number, number, number] {
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return [Buffer.byteLength(code), gzipSync(code, { level: 9 }).length, brotli.length];
}

/** Weighs the standalone file against the libraries it cannot do without. */
export async function benchBytes(): Promise<boolean> {
  const bundles: [string, string][] = [];
  if (hasStandalone()) bundles.push(['cafe-international, standalone', await bundleStandalone()]);
  for (const [name, source] of Object.entries(PEERS)) bundles.push([name, await bundlePeer(source)]);
  const ours = sizes(bundles[0]![1])[2];
  const rows = bundles.map(([name, code]) => {
    const [plain, gzip, brotli] = sizes(code);
    return [name, ...[plain, gzip, brotli].map((size) => size.toLocaleString('en')), `${(ours / brotli).toFixed(2)} ×`];
  });
  printTable(['Bundle, minified', 'bytes', 'gzip', 'brotli', 'ours weighs'], rows);
  return true;
}
