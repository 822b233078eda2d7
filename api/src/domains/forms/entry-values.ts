import type { Writing } from './guard/text-signals';

/** Checked fields of a form. */
export type EntryData = Readonly<Record<string, unknown>>;

/** Fields in which people write freely; the rest are names, addresses and choices. */
const freeTexts = ['message', 'description', 'topic', 'interest'];
const names = ['first_name', 'last_name'];
/** Looked at for links and addresses only by being what they are. */
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

/** The fields that say something; what was left empty is not kept, nor what no database can keep. */
export function keptData(values: EntryData): EntryData {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** A text without zero bytes and halves of characters. */
export function storable(text: string): string {
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

/** First and last name together. */
export function nameOf(values: EntryData): string | null {
  const name = names
    .map((part) => textOf(values, part) ?? '')
    .join(' ')
    .trim();
  return name === '' ? null : name;
}

/** What the guard reads. */
export function writingOf(values: EntryData): Writing {
  const texts = (fields: readonly string[]): string[] => fields.flatMap((field) => textOf(values, field) ?? []);
  return {
    names: texts(names),
    lines: texts(Object.keys(values).filter((name) => !notRead.has(name))),
    texts: texts(freeTexts),
    email: textOf(values, 'email'),
  };
}

const longestSearch = 4000;

/** What a search in the back office looks in. */
export function searchTextOf(reference: string, values: EntryData): string {
  const texts = Object.entries(values).flatMap(([, value]) => (typeof value === 'string' ? value : []));
  return [reference, nameOf(values) ?? '', ...texts].join(' ').replace(/\s+/g, ' ').slice(0, longestSearch);
}
