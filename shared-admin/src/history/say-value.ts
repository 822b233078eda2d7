import type { Formats } from '@enlace/shared-platform';

type Values = Readonly<Record<string, unknown>>;

/** What the words of a value are made with. */
export interface Sayings {
  readonly formats: Formats;
  readonly yes: string;
  readonly no: string;
  /** What a choice is called; undefined where the value is none. */
  readonly option: (value: string) => string | undefined;
}

/** A value of any field as plain words, for differences and summaries; empty for none. */
export function sayValue(value: unknown, sayings: Sayings): string {
  const { formats, yes, no, option } = sayings;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formats.number(value);
  if (typeof value === 'string') return sayText(value, formats) ?? option(value) ?? plainText(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => sayValue(entry, sayings)).join('\n');
  if (typeof value !== 'object') return '';
  const held: Values = { ...value };
  const name = held['name'] ?? held['title'] ?? held['url'] ?? held['href'];
  if (typeof name === 'string') return name;
  if (typeof held['id'] === 'number') return `#${held['id']}`;
  return JSON.stringify(value);
}

function sayText(text: string, formats: Formats): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  return formats.date(text, { dateStyle: 'long', timeStyle: 'short' });
}

/** HTML as the words it says, a line for each block; other texts as they are. */
function plainText(text: string): string {
  if (!/<(p|h[2-4]|ul|ol|li|blockquote|br|a|strong|em|img|figure)\b/i.test(text)) return text;
  const lines = text.replace(/<(br|\/p|\/h[2-4]|\/li|\/blockquote|\/figure)[^>]*>/gi, '\n');
  const page = new DOMParser().parseFromString(lines, 'text/html');
  return (page.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
