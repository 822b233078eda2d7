const ts = require('typescript');

/** Functions whose template is CSS; `styled.div` and `styled(Link)` begin with `styled`. */
const cssTags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** The first name of a tag: `styled` of `styled(Link).attrs({})`. */
function firstName(tag) {
  if (ts.isIdentifier(tag)) return tag.text;
  if (ts.isCallExpression(tag) || ts.isPropertyAccessExpression(tag)) return firstName(tag.expression);
  return null;
}

const shrinkUnquoted = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([:;,{}]) +/g, '$1')
    .replace(/ +(?=[{}])/g, '')
    .replace(/;(?=\})/g, '');

/**
 * CSS without comments and line breaks: a break with its indentation is one space, and none where CSS needs none.
 * Quoted text stays.
 */
const shrink = (css) =>
  css
    .split(/("[^"]*"|'[^']*')/)
    .map((part, index) => (index % 2 === 1 ? part : shrinkUnquoted(part)))
    .join('');

/** Start and end of the parts of a template between its expressions, without their quotes and brackets. */
function textsOf(template, tree) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [[template.getStart(tree) + 1, template.end - 1]];
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.map((part) => [part.getStart(tree) + 1, part.end - (ts.isTemplateTail(part) ? 1 : 2)]);
}

/**
 * Removes comments, line breaks and indentation from the CSS of styled components. The names of CSS classes are made from this
 * text, so the browser's build and the server's build must both use this function.
 */
function shrinkStyles(source, file) {
  if (!/\b(styled|css|keyframes|createGlobalStyle)\b/.test(source)) return source;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const texts = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && cssTags.has(firstName(node.tag)))
      texts.push(...textsOf(node.template, tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  // From the end, so that earlier positions stay valid.
  return texts
    .sort(([a], [b]) => b - a)
    .reduce(
      (text, [start, end]) => `${text.slice(0, start)}${shrink(text.slice(start, end))}${text.slice(end)}`,
      source,
    );
}

module.exports = { shrinkStyles };
