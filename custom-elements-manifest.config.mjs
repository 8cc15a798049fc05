/**
 * The element files register nothing; each names its tag in HTMLElementTagNameMap, and there the manifest takes it from.
 */
function tagNames() {
  /** @type {Map<string, string>} class name → tag */
  const tags = new Map();
  return {
    name: 'tag-names',
    analyzePhase({ ts, node }) {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'HTMLElementTagNameMap') return;
      for (const member of node.members) tags.set(member.type.typeName.text, member.name.text);
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules) {
        for (const declaration of module.declarations.filter(({ name }) => tags.has(name))) {
          const tagName = tags.get(declaration.name);
          Object.assign(declaration, { tagName, customElement: true });
          const target = { name: declaration.name, module: module.path };
          module.exports.push({ kind: 'custom-element-definition', name: tagName, declaration: target });
        }
      }
    },
  };
}

export default {
  globs: ['src/elements/cafe-*.ts'],
  outdir: '.',
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [tagNames()],
};
