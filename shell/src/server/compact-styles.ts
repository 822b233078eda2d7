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

interface Group {
  readonly rules: readonly string[];
  readonly mark: string;
}

/** Mark of a component whose only class is its own name. */
const ownMark = '/**/';

/** The groups of rules whose components are drawn; rules without a mark come last. */
function groupsIn(css: string, classes: ReadonlySet<string>): readonly Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const piece of css.split(ruleEnd)) {
    const [, id, names] = markPattern.exec(piece) ?? [];
    if (id === undefined || names === undefined) {
      if (piece !== '') rules.push(piece.replaceAll('\n', ' '));
      continue;
    }
    const isDrawn = sharedPrefix.test(id) || names.split(',').some((name) => classes.has(name));
    const hasOwnName = names === id && firstClass(rules) === id && id.startsWith('_');
    if (isDrawn) groups.push({ rules, mark: hasOwnName ? ownMark : `/*${id} ${names}*/` });
    rules = [];
  }
  return [...groups, { rules, mark: '' }];
}

const startOf = (line: string | undefined): string | undefined => /^\.([\w-]+)/.exec(line ?? '')?.[1];

/**
 * The lines of the rules. The reader ends a group whose first class is a component's own name at the first line that
 * begins with another class; a space before such a line prevents it.
 */
function linesOf({ rules }: Group): readonly string[] {
  const ownClass = firstClass(rules);
  const isEnd = (rule: string) => ownClass?.startsWith('_') === true && ![undefined, ownClass].includes(startOf(rule));
  return rules.map((rule) => (isEnd(rule) ? ` ${rule}` : rule));
}

function compactCss(css: string, classes: ReadonlySet<string>): string {
  const groups = groupsIn(css, classes).map((group) => ({ mark: group.mark, lines: linesOf(group) }));
  return groups
    .flatMap(({ lines, mark }, at) => {
      const next = startOf(groups[at + 1]?.lines[0]);
      const isClear = mark === ownMark && next !== undefined && next !== startOf(lines[0]);
      return isClear || mark === '' ? lines : [...lines, mark];
    })
    .join('\n');
}

/**
 * The `<style>` elements of styled-components without the rules of components that are not drawn, such as those of a
 * loading state, and with shorter marks, which are a twentieth of a document: one line for each rule, and after the rules
 * of a component a comment. It is empty when the component has one class with its own name, and missing where the next
 * rule shows the end. The browser reads them with `lineReader` (tooling/src/webpack/short-class-names.cjs).
 */
export function compactStyles(elements: string, html: string): string {
  const classes = classesIn(html);
  return elements.replaceAll(
    /(<style[^>]*>)([^<]*)(<\/style>)/g,
    (_, start: string, css: string, end: string) => `${start}${compactCss(css, classes)}${end}`,
  );
}
