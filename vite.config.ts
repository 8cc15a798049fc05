import { readFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';

/** `vite`: the demo, with the sources beside it. */
const demo: UserConfig = {
  root: 'demo',
  server: { fs: { allow: ['..'] } },
};

/** The licence of the flags, which goes where they go. */
const [flagNotice] = /^\/\*![^]*?\*\//.exec(
  readFileSync(new URL('src/theme/packs/flag-signs.ts', import.meta.url), 'utf8'),
) ?? [''];

/** `vite build --mode standalone`: one self-contained file, and beside it what it fetches when asked for: languages, sounds. Not lib mode, which would keep the whitespace. */
const standalone: UserConfig = {
  build: {
    target: 'es2022',
    outDir: 'dist/standalone',
    emptyOutDir: true,
    sourcemap: true,
    modulePreload: false,
    copyPublicDir: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { 'cafe-international': 'src/entries/standalone.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        postBanner: ({ isEntry }) => (isEntry ? flagNotice : ''),
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/locales/') ? 'locales/[name].js' : '[name].js',
      },
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'standalone' ? standalone : demo));
