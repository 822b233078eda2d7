/** A list paragraph of Word; its style names list, level and format: `mso-list:l0 level1 lfo1`. */
const listParagraph =
  /<p\b[^<>]*mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?[^<>]*>((?:(?!<p\b)[\s\S])*?)<\/p\s*>/gi;
/** The number or sign, which Word writes as text. */
const supportMark = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const ignoredMark = /<span\b[^<>]*mso-list:\s*ignore[^<>]*>([^<]*(?:<span\b[^<>]*>[^<]*<\/span\s*>)*[^<]*)<\/span\s*>/i;
const gap = /^(?:\s|<!--[\s\S]*?-->)*$/;
/** `1.`, `a)`, `iv.`, `(2)`. */
const numeral = /^\(?(\d+|[a-z]{1,5})[.)]/i;

interface ListLine {
  readonly list: string;
  readonly level: number;
  readonly isNumbered: boolean;
  /** Number of the first line; 1 for letters. */
  readonly start: number;
  readonly markup: string;
}

/** Lists in place of the list paragraphs of Word, nested by their level. */
export function makeWordLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  let markup = '';
  let end = 0;
  let lines: ListLine[] = [];
  for (const match of html.matchAll(listParagraph)) {
    const between = html.slice(end, match.index);
    if (!gap.test(between)) {
      markup += writeLists(lines) + between;
      lines = [];
    }
    lines.push(readLine(match));
    end = match.index + match[0].length;
  }
  return markup + writeLists(lines) + html.slice(end);
}

function readLine([, list = '', level = '1', format = '', content = '']: RegExpMatchArray): ListLine {
  const mark = supportMark.exec(content) ?? ignoredMark.exec(content);
  const sign = (mark?.[1] ?? '').replace(/<[^<>]*>|&nbsp;|\s/gi, '');
  const numberSign = numeral.exec(sign)?.[1];
  return {
    list: `${list} ${format}`,
    level: Number(level),
    isNumbered: numberSign !== undefined,
    start: /^\d+$/.test(numberSign ?? '') ? Number(numberSign) : 1,
    markup: mark === null ? content.trim() : content.replace(mark[0], '').trim(),
  };
}

interface OpenList extends Pick<ListLine, 'level' | 'isNumbered' | 'list'> {
  readonly tag: 'ol' | 'ul';
}

function writeLists(lines: readonly ListLine[]): string {
  const openLists: OpenList[] = [];
  let markup = '';
  const close = (): void => {
    markup += `</li></${openLists.pop()?.tag ?? 'ul'}>`;
  };
  for (const line of lines) {
    while (isOver(openLists.at(-1), line)) close();
    if (isSameList(openLists.at(-1), line)) markup += '</li>';
    else {
      const tag = line.isNumbered ? 'ol' : 'ul';
      openLists.push({ ...line, tag });
      markup += line.isNumbered && line.start !== 1 ? `<ol start="${line.start}">` : `<${tag}>`;
    }
    markup += `<li>${line.markup}`;
  }
  while (openLists.length > 0) close();
  return markup;
}

/** Whether an open list ends before a line: a line of a lower level, or of another list of the same level. */
const isOver = (open: OpenList | undefined, line: ListLine): boolean =>
  open !== undefined && (open.level > line.level || (open.level === line.level && !isSameList(open, line)));

const isSameList = (open: OpenList | undefined, line: ListLine): boolean =>
  open !== undefined &&
  open.level === line.level &&
  open.isNumbered === line.isNumbered &&
  (open.level > 1 || open.list === line.list);
