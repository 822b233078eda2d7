const rule = 'inside a remote: remote → features → lib';

/** The layer and the feature of a file in a remote. */
function placeOf(path) {
  const [, , first, second] = path.split('/');
  if (first === 'features') return { layer: 'features', feature: second };
  return { layer: first === 'lib' ? 'lib' : 'remote' };
}

const order = ['lib', 'features', 'remote'];

/** A feature imports no other feature; lib contains their common code and imports neither. */
export function checkFeatures({ files }) {
  return files
    .filter(({ role, isTest }) => role === 'remote' && !isTest)
    .flatMap((file) => {
      const from = placeOf(file.path);
      return file.imports.flatMap(({ target }) => {
        if (!target?.startsWith(`${file.folder}/`)) return [];
        const to = placeOf(target);
        if (from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature) {
          const message = `feature "${from.feature}" imports feature "${to.feature}" (${target})`;
          return [{ rule, path: file.path, message, remedy: 'move what both need to src/lib, or link by path' }];
        }
        const isTexts = /\/(texts|paths)\.ts$|\/locales\//.test(target);
        if (order.indexOf(to.layer) > order.indexOf(from.layer) && !isTexts) {
          const message = `${from.layer} imports ${target}, which stands above it`;
          return [{ rule, path: file.path, message, remedy: 'turn the dependency round, or move the file to src/lib' }];
        }
        return [];
      });
    });
}
