/** An element that may be drawn, with the attributes that may stay. */
export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Words, or an element. */
export type RichNode = string | RichElement;

const allowed = new Set(
  (
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small mark abbr code pre blockquote ul ol li a img figure ' +
    'figcaption table caption thead tbody tr th td dl dt dd div span'
  ).split(' '),
);
const empty = new Set(['br', 'hr', 'img']);
/** What stands inside of these is no text for people. */
const silent = /^(script|style|template|iframe|object|svg|math|noscript|noembed|noframes|textarea|select|title|xmp)$/;

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  euro: '€',
  copy: '©',
  iexcl: '¡',
  iquest: '¿',
};

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return names[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** An address that leads to a page, a mail or a telephone; anything that could run is none. */
function safeAddress(value: string): string | undefined {
  const address = [...value].filter((letter) => letter > ' ').join('');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || /^(https?|mailto|tel)$/.test(scheme) ? address : undefined;
}

const checks: Readonly<Record<string, (value: string) => string | undefined>> = {
  'a href': safeAddress,
  'img src': (value) => (/^(mailto|tel):/i.test(value) ? undefined : safeAddress(value)),
  'img alt': (value) => value,
  'img width': (value) => /^\d{1,4}$/.exec(value)?.[0],
  'img height': (value) => /^\d{1,4}$/.exec(value)?.[0],
  'ol start': (value) => /^\d{1,6}$/.exec(value)?.[0],
  'td colspan': (value) => /^\d{1,2}$/.exec(value)?.[0],
  'th colspan': (value) => /^\d{1,2}$/.exec(value)?.[0],
  'abbr title': (value) => value,
};

const inLists = /^(ul|ol)$/;
const inRows = /^tr$/;
const inTables = /^(thead|tbody)$/;

/** Parents that an element needs; without one around, its words alone stay. */
const homes: Readonly<Record<string, RegExp>> = {
  li: inLists,
  dt: /^dl$/,
  dd: /^dl$/,
  td: inRows,
  th: inRows,
  tr: inTables,
  thead: /^table$/,
  tbody: /^table$/,
  caption: /^table$/,
  figcaption: /^figure$/,
};
const closesParagraph = /^(p|h[2-6]|ul|ol|dl|div|blockquote|pre|table|figure|hr)$/;
/** Between these there are elements only; a stray space would be an error there. */
const wordless = /^(table|thead|tbody|tr|ul|ol|dl)$/;

/** Ends what a browser would end before this element, so that the page is the same with and without the server. */
function makeRoom(open: RichElement[], tag: string): boolean {
  const end = (name: RegExp) => {
    const at = open.findLastIndex((element) => name.test(element.tag));
    if (at > 0) open.length = at;
  };
  if (closesParagraph.test(tag)) end(/^p$/);
  if (tag === 'a') end(/^a$/);
  const home = homes[tag];
  if (home === undefined) return !wordless.test(open.at(-1)?.tag ?? '');
  if (tag === 'tr' && open.at(-1)?.tag === 'table') adopt(open, { tag: 'tbody', attributes: {}, children: [] });
  const at = open.findLastIndex((element) => home.test(element.tag));
  if (at > 0) open.length = at + 1;
  return at > 0;
}

function adopt(open: RichElement[], element: RichElement) {
  open.at(-1)?.children.push(element);
  open.push(element);
}

function attributesOf(tag: string, source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const match of source.matchAll(/([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)) {
    const name = (match[1] ?? '').toLowerCase();
    const value = checks[`${tag} ${name}`]?.(decode(match[2] ?? match[3] ?? match[4] ?? ''));
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/**
 * Reads HTML into nodes that may be drawn: known elements with known attributes, everything else as its words alone.
 * Works without a document, so on the server too, and never fails: what is broken ends where its parent ends.
 */
export function parseHtml(html: string): readonly RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open: RichElement[] = [root];
  let muted: string | undefined;
  const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
  for (const [text, slash, name, rest = ''] of html.matchAll(token)) {
    const tag = name?.toLowerCase();
    const parent = open.at(-1) ?? root;
    if (muted !== undefined) {
      if (tag === muted && slash === '/') muted = undefined;
    } else if (tag === undefined) {
      const isSpace = wordless.test(parent.tag) && text.trim() === '';
      if (!isSpace && !text.startsWith('<!--')) parent.children.push(decode(text));
    } else if (silent.test(tag)) {
      if (slash === '' && !rest.endsWith('/')) muted = tag;
    } else if (slash === '/') {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else if (allowed.has(tag) && open.length < 60 && makeRoom(open, tag)) {
      adopt(open, { tag, attributes: attributesOf(tag, rest), children: [] });
      if (empty.has(tag)) open.pop();
    }
  }
  return root.children;
}
