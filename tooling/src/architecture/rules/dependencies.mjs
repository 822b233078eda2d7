import { builtinModules } from 'node:module';

function packageOf(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/**
 * A package declares its imports in its own package.json. Tests and tools can also use the dependencies of the root.
 */
export function checkDeclared({ workspaces, files }, rootManifest) {
  const declaredNames = new Map(
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
    const { own: ownNames, dev } = declaredNames.get(file.folder);
    const mayUseRoot = file.isTest || ['tooling', 'e2e', 'bench', 'testing'].includes(file.role);
    const knownNames = new Set([...ownNames, ...(mayUseRoot ? [...dev, ...shared] : [])]);
    return file.imports
      .filter(({ specifier, isTypeOnly }) => !isTypeOnly && /^[@a-z]/.test(specifier))
      .filter(({ specifier }) => !specifier.startsWith('node:') && !builtinModules.includes(specifier))
      .map(({ specifier }) => packageOf(specifier))
      .filter((name) => !knownNames.has(name) && name !== workspaces.find(({ folder }) => folder === file.folder).name)
      .map((name) => ({
        rule: 'dependencies are declared',
        path: file.path,
        message: `imports ${name}, which ${file.folder}/package.json does not name`,
        remedy: 'add it there, pinned, and a line to docs/dependencies.md',
      }));
  });
}
