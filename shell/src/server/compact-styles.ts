/** The end of a rule, and the mark after the rules of a component, as styled-components writes them. */
const ruleEnd = '/*!sc*/\n';
const markPattern = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*),"\}$/;

/** Identifiers of animations and of global styles. Their names are not in elements. */
const sharedPrefix = /^sc-(keyframes|global)-/;

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
}

/** The class that a group of rules begins with. */
function firstClass(rules: readonly string[]): string | undefined {
  return /\.([\w-]+)/.exec(rules[0] ?? '')?.[1];
}

function compactCss(css: string, classes: ReadonlySet<string>): string {
  const lines: string[] = [];
  let rules: string[] = [];
  for (const piece of css.split(ruleEnd)) {
    const [, id, names] = markPattern.exec(piece) ?? [];
    if (id === undefined || names === undefined) {
      if (piece !== '') rules.push(piece.replaceAll('\n', ' '));
      continue;
    }
    const isDrawn = sharedPrefix.test(id) || names.split(',').some((name) => classes.has(name));
    const hasOwnName = names === id && firstClass(rules) === id;
    if (isDrawn) lines.push(...rules, hasOwnName ? '/**/' : `/*${id} ${names}*/`);
    rules = [];
  }
  return [...lines, ...rules].join('\n');
}

/**
 * The `<style>` elements of styled-components without the rules of components that are not drawn, such as those of a
 * loading state, and with shorter marks, which are a twentieth of a document: one line for each rule, and after the rules
 * of a component a comment. It is empty when the component has one class with its own name. The browser reads them
 * with `lineReader` (tooling/src/webpack/short-class-names.cjs).
 */
export function compactStyles(elements: string, html: string): string {
  const classes = classesIn(html);
  return elements.replaceAll(
    /(<style[^>]*>)([^<]*)(<\/style>)/g,
    (_, start: string, css: string, end: string) => `${start}${compactCss(css, classes)}${end}`,
  );
}
