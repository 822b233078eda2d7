import type { SenderTexts } from './guard/text-signals';

/** The checked fields of a form. */
export type EntryData = Readonly<Record<string, unknown>>;

/** Fields with free text; the others are names, addresses and choices. */
const freeTexts = ['message', 'description', 'topic', 'interest', 'companions', 'people_involved', 'wish'];
const names = ['first_name', 'last_name'];
/** Fields that are not in `lines`: they belong to another group, or are addresses. */
const notRead = new Set([
  ...freeTexts,
  ...names,
  'email',
  'old_account_email',
  'website',
  'linkedin',
  'careers_url',
  'event_url',
  'token',
]);

/** The filled fields in a form that the database can store. */
export function selectFilledFields(values: EntryData): EntryData {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? makeStorable(value) : value] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** A text without zero bytes and incomplete surrogate pairs. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

export function textOf(values: EntryData, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function idOf(values: EntryData, name: string): number | null {
  const value = values[name];
  return typeof value === 'number' ? value : null;
}

/** First and last name; null when both are missing. */
export function nameOf(values: EntryData): string | null {
  const name = names
    .map((part) => textOf(values, part) ?? '')
    .join(' ')
    .trim();
  return name === '' ? null : name;
}

/** The texts that the guard judges. */
export function senderTextsOf(values: EntryData): SenderTexts {
  const texts = (fields: readonly string[]): string[] => fields.flatMap((field) => textOf(values, field) ?? []);
  return {
    names: texts(names),
    lines: texts(Object.keys(values).filter((name) => !notRead.has(name))),
    texts: texts(freeTexts),
    email: textOf(values, 'email'),
  };
}

const longestSearch = 4000;

/** The text that the search of the inbox uses. */
export function searchTextOf(reference: string, values: EntryData): string {
  const texts = Object.entries(values).flatMap(([, value]) => (typeof value === 'string' ? value : []));
  return [reference, nameOf(values) ?? '', ...texts].join(' ').replace(/\s+/g, ' ').slice(0, longestSearch);
}
