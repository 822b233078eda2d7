import ts from 'typescript';

const scriptKinds = { tsx: ts.ScriptKind.TSX, ts: ts.ScriptKind.TS };

function isVariable(node) {
  return ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
}

function isFunction(node) {
  return ts.isFunctionDeclaration(node) || (ts.isMethodDeclaration(node) && ts.isClassDeclaration(node.parent));
}

function isOtherDeclaration(node) {
  return (
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node)
  );
}

function commentsAround(node, file) {
  const ranges = [
    ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(file.text, node.end) ?? []),
  ];
  return ranges.map(({ pos, end }) => [pos, file.text.slice(pos, end)]);
}

function visit(node, file, words) {
  if (ts.isJsxText(node)) return;
  const isJSDoc = node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode;
  if (isJSDoc) return;
  const children = node.getChildren(file);
  if (children.length === 0)
    for (const [position, text] of commentsAround(node, file)) words.comments.set(position, text);
  const isLoneName = isVariable(node) || isFunction(node);
  if ((isLoneName || isOtherDeclaration(node)) && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))) {
    words.names.push({ position: node.name.getStart(file), name: node.name.text.replace('#', ''), isLoneName });
  }
  for (const child of children) visit(child, file, words);
}

/**
 * Comments and declared names of a source file: `{ comments: [{ line, text }], names: [{ line, name, isLoneName }] }`.
 * `isLoneName` is true for variables, parameters and functions, false for types and their properties.
 */
export function readWords(path, source) {
  const kind = scriptKinds[path.split('.').at(-1)] ?? ts.ScriptKind.JSX;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const words = { comments: new Map(), names: [] };
  visit(file, file, words);
  const lineOf = (position) => file.getLineAndCharacterOfPosition(position).line + 1;
  return {
    comments: [...words.comments].map(([position, text]) => ({ line: lineOf(position), text })),
    names: words.names.map(({ position, ...rest }) => ({ line: lineOf(position), ...rest })),
  };
}
