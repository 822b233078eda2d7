const ts = require('typescript');

/** Finds all nodes of a kind below a node. */
function findAll(node, isOfKind) {
  const nodes = isOfKind(node) ? [node] : [];
  ts.forEachChild(node, (child) => void nodes.push(...findAll(child, isOfKind)));
  return nodes;
}

/** Fails the build: text that only the build reads must not reach a browser. */
function refuse(node, message) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(`${file.fileName}:${line + 1}: ${message}`);
}

/** A property of an object that is written in place: `name: value`. */
function propertyOf({ properties }, key) {
  return properties.find((property) => ts.isPropertyAssignment(property) && property.name.text === key);
}

/** The list of a declaration; it is written in place. */
function listOf(declaration, listName) {
  const { initializer } = declaration;
  if (initializer !== undefined && ts.isArrayLiteralExpression(initializer)) return initializer;
  return refuse(declaration, `write the entries of "${listName}" in place`);
}

/** The entries of a list; each is written in place and has both properties. */
function entriesOf(list, listName, keys) {
  for (const element of list.elements) {
    if (!ts.isObjectLiteralExpression(element) || keys.some((key) => propertyOf(element, key) === undefined))
      refuse(element, `write each entry of "${listName}" as an object with "${keys.join('" and "')}" of its own`);
  }
  return list.elements;
}

/** What each resource loses: all but its name and its import. */
function editsOfResources(file) {
  const isList = (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'resources';
  const keys = ['name', 'load'];
  return findAll(file, isList)
    .flatMap((list) => entriesOf(listOf(list, 'resources'), 'resources', keys))
    .flatMap(({ properties }) => properties.filter(({ name }) => !keys.includes(name?.getText())))
    .map((property) => {
      const comma = /^\s*,/.exec(file.text.slice(property.end))?.[0] ?? '';
      return { start: property.getFullStart(), end: property.end + comma.length, text: '' };
    });
}

/** The screens of a feature take the place of its pages. */
function editOfFeature({ arguments: [declaration], ...call }) {
  if (declaration === undefined || !ts.isObjectLiteralExpression(declaration))
    refuse(declaration ?? call.expression, 'write the declaration of a feature in the call of defineFeature');
  const unreadable = declaration.properties.find(({ name, initializer }) => !initializer || name.text === undefined);
  if (unreadable !== undefined) refuse(unreadable, 'write each property of a feature as "key: value"');
  const pages = propertyOf(declaration, 'pages');
  if (pages === undefined) return [];
  if (propertyOf(declaration, 'screens') !== undefined) refuse(pages, 'a feature has either "pages" or "screens"');
  const screens = entriesOf(listOf(pages, 'pages'), 'pages', ['name', 'screen']).map((entry) => {
    const name = propertyOf(entry, 'name').initializer;
    if (!ts.isStringLiteral(name)) refuse(name, 'write the name of a page as a text');
    return `    ${name.getText()}: ${propertyOf(entry, 'screen').initializer.getText()},\n`;
  });
  return [{ start: pages.getStart(), end: pages.end, text: `screens: {\n${screens.join('')}  }` }];
}

function editsOfFeatures(file) {
  const isFeature = (node) => ts.isCallExpression(node) && node.expression.getText() === 'defineFeature';
  return findAll(file, isFeature).flatMap(editOfFeature);
}

/**
 * Keeps of a remote's features and of its `src/resources.ts` what a browser needs: the screens by name. Titles, menu
 * and contracts are for the build, which writes them into `remote.json`. In the browser they would be in the first file
 * of the remote. Throws for an entry that it cannot read.
 */
function keepScreens(source, path) {
  const isResources = /[\\/]src[\\/]resources\.ts$/.test(path);
  if (!isResources && !source.includes('defineFeature(')) return source;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const edits = isResources ? editsOfResources(file) : editsOfFeatures(file);
  return edits.reduceRight((text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end), source);
}

module.exports = function screensOnly(source) {
  return keepScreens(source, this.resourcePath);
};
module.exports.keepScreens = keepScreens;
