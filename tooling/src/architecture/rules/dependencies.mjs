import { builtinModules } from 'node:module';

function packageOf(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** What a file imports is named in its own package.json; tests and tools may also use what the root names. */
export function checkDeclared({ workspaces, files }, rootManifest) {
  const declared = new Map(
    workspaces.map(({ folder, manifest }) => [
      folder,
      {
        own: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
        dev: Object.keys(manifest.devDependencies ?? {}),
      },
    ]),
  );
  const shared = Object.keys(rootManifest.devDependencies);
  return files.flatMap((file) => {
    const { own, dev } = declared.get(file.folder);
    const mayUseRoot = file.isTest || ['tooling', 'e2e', 'bench', 'testing'].includes(file.role);
    const known = new Set([...own, ...(mayUseRoot ? [...dev, ...shared] : [])]);
    return file.imports
      .filter(({ specifier, isTypeOnly }) => !isTypeOnly && /^[@a-z]/.test(specifier))
      .filter(({ specifier }) => !specifier.startsWith('node:') && !builtinModules.includes(specifier))
      .map(({ specifier }) => packageOf(specifier))
      .filter((name) => !known.has(name) && name !== workspaces.find(({ folder }) => folder === file.folder).name)
      .map((name) => ({
        rule: 'dependencies are declared',
        path: file.path,
        message: `imports ${name}, which ${file.folder}/package.json does not name`,
        remedy: 'add it there, pinned, and a line to docs/dependencies.md',
      }));
  });
}
