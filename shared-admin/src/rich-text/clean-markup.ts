import { markupAttributes, markupElements } from '@enlace/shared-contract/text';

const elements = new Set<string>(markupElements);
const attributes = new Set<string>(['href', 'src', ...markupAttributes]);

/** Elements of other editors, and the ones that texts use instead. */
const substitutes: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tr: 'p',
  dt: 'p',
  dd: 'p',
  caption: 'p',
  legend: 'p',
  summary: 'p',
  ...Object.fromEntries(
    ['address', 'article', 'aside', 'center', 'details', 'dl', 'fieldset', 'footer', 'form', 'header', 'hgroup', 'main']
      .concat('nav', 'section', 'table')
      .map((name) => [name, 'div']),
  ),
};

/** Parts whose content is no text. */
const hiddenParts =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|title|template|svg|math|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const anyTag = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const anyAttribute = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
const safeAddress = /^(?:(?:https?:|mailto:|[/#?])[^"<>]*|[^"<>:&]*)$/;

/**
 * Pasted or stored HTML with only the tags and attributes that the page's policy lets pass
 * (gateway/src/html/trust-policy.ts); the text of all other elements stays.
 */
export function cleanMarkup(html: string): string {
  /** Names that the end tags of replaced elements need. */
  const openNames = new Map<string, string[]>();
  return html.replace(hiddenParts, '').replace(anyTag, (_tag, slash: string, writtenName: string, rest: string) => {
    const element = writtenName.toLowerCase();
    if (slash !== '') {
      const name = openNames.get(element)?.pop() ?? nameFor(element, '');
      return name === '' ? '' : `</${name}>`;
    }
    const name = nameFor(element, rest);
    const names = openNames.get(element) ?? [];
    names.push(name);
    openNames.set(element, names);
    return name === '' ? '' : `<${name}${keptAttributes(rest)}>`;
  });
}

/** The element for a tag; empty for a tag without meaning. Word processors write bold text as a style. */
function nameFor(element: string, rest: string): string {
  if (element === 'b' && /font-weight:\s*normal/i.test(rest)) return '';
  if (element === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(rest)) return 'strong';
  if (element === 'span' && /font-style:\s*italic/i.test(rest)) return 'em';
  const name = substitutes[element] ?? element;
  return elements.has(name) ? name : '';
}

function keptAttributes(rest: string): string {
  return [...rest.matchAll(anyAttribute)]
    .map(
      ([, name = '', doubleQuotes, singleQuotes, noQuotes]) =>
        [name.toLowerCase(), doubleQuotes ?? singleQuotes ?? noQuotes ?? ''] as const,
    )
    .filter(([name, value]) => attributes.has(name) && (!/^(?:href|src)$/.test(name) || safeAddress.test(value.trim())))
    .map(
      ([name, value]) =>
        ` ${name}="${value.trim().replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
    )
    .join('');
}
