const ts = require('typescript');

const keptProperties = new Set(['name', 'load']);

/** Start and end of each property that only the build reads, in the order of the file. */
function findBuildProperties(source) {
  const file = ts.createSourceFile('resources.ts', source, ts.ScriptTarget.Latest, true);
  const lists = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ initializer }) => initializer)
    .filter((initializer) => initializer !== undefined && ts.isArrayLiteralExpression(initializer));
  return lists
    .flatMap(({ elements }) => elements.filter(ts.isObjectLiteralExpression))
    .flatMap(({ properties }) => properties.filter(({ name }) => !keptProperties.has(name?.getText(file))))
    .map((property) => [property.getFullStart(), property.end]);
}

/**
 * Keeps of a remote's `src/resources.ts` what a browser needs: name and screens of each resource. Titles, menu and
 * contracts are for the build, which writes them into `remote.json`. In the browser they would add every contract to
 * the first file of the remote.
 */
module.exports = function keepScreens(source) {
  return findBuildProperties(source).reduceRight((text, [start, end]) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
    return text.slice(0, start) + text.slice(end + comma.length);
  }, source);
};
