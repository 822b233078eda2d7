const row = /<tr\b[^<>]*>((?:(?!<\/?tr\b)[\s\S])*)<\/tr\s*>/gi;
const cellStart = /<t[dh]\b[^<>]*>/i;
const cellEnd = /<\/t[dh]\s*>/gi;
const layoutElement = /<(?:h[1-6]|ul|ol|li|figure|img|blockquote|pre|hr)\b/i;
const lineBreak = /<\/?(?:p|div|br)\b[^<>]*>/gi;

/** Nested tables are read from the inside to the outside. */
const deepestTable = 5;

/**
 * HTML in which each row of a table is one paragraph: rich text has no tables, and the words of neighbouring cells would
 * run together. Cells with headings, lists, pictures or many paragraphs are the layout of a page; they become blocks.
 */
export function joinTableCells(html: string): string {
  let markup = html;
  for (let depth = 0; depth < deepestTable && /<tr\b/i.test(markup); depth += 1)
    markup = markup.replace(row, (_row, content: string) => joinCells(content));
  return markup;
}

function joinCells(content: string): string {
  const cells = content
    .split(cellStart)
    .slice(1)
    .map((cell) => cell.replace(cellEnd, '').trim())
    .filter((cell) => layoutElement.test(cell) || hasWords(cell));
  if (cells.some(isLayout)) return cells.map((cell) => `<div>${cell}</div>`).join('');
  return cells.length === 0 ? '' : `<p>${cells.map(writeOnOneLine).join(' · ')}</p>`;
}

const isLayout = (cell: string): boolean =>
  layoutElement.test(cell) || cell.split(/<\/(?:p|div)\s*>/i).filter(hasWords).length > 2;

const hasWords = (markup: string): boolean => markup.replace(/<[^<>]*>|&nbsp;|\u00A0/g, '').trim() !== '';

const writeOnOneLine = (cell: string): string => cell.replace(lineBreak, ' ').replace(/\s+/g, ' ').trim();
