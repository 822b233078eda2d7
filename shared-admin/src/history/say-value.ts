import { trustHtml } from '@enlace/shared-contract/text';
import type { Formats } from '@enlace/shared-platform';

import { cleanMarkup } from '../rich-text/clean-markup';

type Values = Readonly<Record<string, unknown>>;

/** Functions that make texts from values. */
export interface ValueTexts {
  readonly formats: Formats;
  readonly yes: string;
  readonly no: string;
  /** The label of a choice; undefined when the value is no choice. */
  readonly option: (value: string) => string | undefined;
  /** The name of a related record for people; by default the name itself. */
  readonly record?: (name: string) => string;
}

/** A value of any field as plain text, for differences and summaries; empty for no value. */
export function sayValue(value: unknown, sayings: ValueTexts): string {
  const { formats, yes, no, option, record } = sayings;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formats.number(value);
  if (typeof value === 'string') return sayText(value, formats) ?? option(value) ?? plainText(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => sayValue(entry, sayings)).join('\n');
  if (typeof value !== 'object') return '';
  const fields: Values = { ...value };
  const name = fields['name'] ?? fields['title'] ?? fields['url'] ?? fields['href'];
  if (typeof name === 'string') return record?.(name) ?? name;
  if (typeof fields['id'] === 'number') return `#${fields['id']}`;
  return JSON.stringify(value);
}

function sayText(text: string, formats: Formats): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  return formats.date(text, { dateStyle: 'long', timeStyle: 'short' });
}

/** The text of HTML, one line for each block; other texts unchanged. */
function plainText(text: string): string {
  if (!/<(p|h[2-4]|ul|ol|li|blockquote|br|a|strong|em|img|figure)\b/i.test(text)) return text;
  const lines = text.replace(/<(br|\/p|\/h[2-4]|\/li|\/blockquote|\/figure)[^>]*>/gi, '\n');
  const page = new DOMParser().parseFromString(trustHtml(cleanMarkup(lines)), 'text/html');
  return (page.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
