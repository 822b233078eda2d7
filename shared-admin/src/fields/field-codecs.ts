import { isObject, moneyText, readMoney } from '@enlace/shared-contract/text';

import type { Field, FieldTypeName, ZoneOfRow } from './field';
import { instantOf, localOf } from './instants';
import { pairsOf, writePairs } from './pairs';

type Values = Readonly<Record<string, unknown>>;

/** Converts a field's value from the record to the form and from the form to the wire. */
export interface FieldCodec {
  /** The form's value; the record is passed for types that have another name there. */
  read(value: unknown, field: Field, record: Values): unknown;
  /** The wire value; null empties the field. */
  write(value: unknown): unknown;
  /** The wire values of a type that does not send exactly one value under the field's name. */
  send?(field: Field, value: unknown, before: unknown, values: Values): Values;
}

/** A row of a relation in a form, with the fields to show it without a request. */
export interface Related {
  readonly id: number;
  readonly name: string;
}

/** The fields of a row that a form reads from a chosen row. */
export function valuesOfRow(row: unknown, names: readonly string[]): Values {
  return isObject(row) ? Object.fromEntries(names.map((name) => [name, row[name]])) : {};
}

/** A file in a form, as a record contains it; with the id of its medium if it was just selected. */
export interface HeldFile {
  readonly url: string;
  readonly id?: number;
  readonly alt?: string;
  /** The alternative text belongs to the record, not to the media library. */
  readonly own_alt?: boolean;
  readonly name?: string;
}

const text: FieldCodec = {
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  write: (value) => (typeof value === 'string' && value.trim() !== '' ? value : null),
};

const listOfText: FieldCodec = { read: (value) => textsOf(value), write: (value) => textsOf(value) };

const file: FieldCodec = {
  read: (value) => fileOf(value),
  write: (value) => nameOfFile(fileOf(value)),
};

/** One codec for each type of field; no other code knows how types differ on the wire. */
export const fieldCodecs: Readonly<Record<FieldTypeName, FieldCodec>> = {
  text,
  textarea: text,
  richText: text,
  email: text,
  url: text,
  color: text,
  choice: { ...text, read: (value, field, record) => text.read(value ?? initialOf(field), field, record) },
  lookup: text,
  number: {
    read: (value, field, record) => text.read(value, field, record),
    // Invalid numbers are sent unchanged, so that the server's message appears at the field.
    write: (value) => {
      const trimmedText = typeof value === 'string' ? value.trim() : '';
      if (trimmedText === '') return null;
      return Number.isFinite(Number(trimmedText)) ? Number(trimmedText) : trimmedText;
    },
  },
  money: {
    read: (value, field, record) => (typeof value === 'number' ? moneyText(value, currencyOf(field, record)) : ''),
    write: (value) => value,
    send: (field, value, _before, values) => ({ [field.name]: amountOf(value, currencyOf(field, values)) }),
  },
  date: { read: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''), write: text.write },
  instant: {
    read: (value, field, record) => (typeof value === 'string' ? localOf(value, zoneOf(field, record)) : ''),
    write: (value) => writeInstant(value),
    send: (field, value, _before, values) => ({ [field.name]: writeInstant(value, zoneOf(field, values)) }),
  },
  switch: { read: (value) => value === true || value === 1 || value === '1', write: (value) => value === true },
  choices: listOfText,
  lines: listOfText,
  pictures: {
    read: (value) => (Array.isArray(value) ? value.map((entry: unknown) => urlOf(entry)) : []),
    write: (value) => textsOf(value),
  },
  alternates: {
    read: (value) => (Array.isArray(value) ? value.map((entry: unknown) => alternateLine(entry)) : []),
    write: (value) => textsOf(value).map((line) => alternateOf(line)),
  },
  relation: {
    read: (value) => relatedOf(value),
    write: (value) => relatedOf(value).map(({ id }) => id),
  },
  reference: {
    read: (_value, field, record) => {
      if (field.type !== 'reference') return null;
      const row = record[field.from];
      const [relatedRow] = relatedOf([row]);
      return relatedRow === undefined ? null : { ...relatedRow, ...valuesOfRow(row, field.carries ?? []) };
    },
    write: (value) => relatedOf([value])[0]?.id ?? null,
  },
  pairs: {
    read: (value, field) => pairsOf(value, field),
    write: (value) => value,
    send: (field, value) => ({ [field.name]: writePairs(value, field) }),
  },
  image: file,
  document: file,
  gallery: {
    read: (value) => filesOf(value),
    write: (value) => filesOf(value).map((one) => nameOfFile(one)),
    send: ({ name }, value, before) => {
      const { attachedFiles, detachedFiles } = galleryChange(filesOf(value), filesOf(before));
      return {
        ...(attachedFiles.length > 0 ? { [`attach_${name}`]: attachedFiles.map((one) => nameOfFile(one)) } : {}),
        ...(detachedFiles.length > 0 ? { [`detach_${name}`]: detachedFiles.map(({ url }) => url) } : {}),
      };
    },
  },
};

/**
 * The attached and detached pictures that produce the order of the form. The API keeps the order of remaining pictures
 * and adds attached ones at the end, so a moved picture is detached and attached again.
 */
export function galleryChange<T extends { readonly url: string }>(now: readonly T[], then: readonly T[]) {
  const places = now.map(({ url }) => then.findIndex((one) => one.url === url));
  const firstMove = places.findIndex((place, index) => place <= (places[index - 1] ?? -1));
  const keptCount = firstMove === -1 ? now.length : firstMove;
  const keptUrls = new Set(now.slice(0, keptCount).map(({ url }) => url));
  return { attachedFiles: now.slice(keptCount), detachedFiles: then.filter(({ url }) => !keptUrls.has(url)) };
}

function initialOf(field: Field): string | undefined {
  return field.type === 'choice' ? field.initial : undefined;
}

/** The currency of a field's amounts; empty when the record has none yet. */
function currencyOf(field: Field, values: Values): string {
  const currency = field.type === 'money' ? values[field.currency] : undefined;
  return typeof currency === 'string' ? currency : '';
}

/** A typed amount in minor units; text that is no amount of the currency stays, so that it is reported. */
function amountOf(value: unknown, currency: string): unknown {
  const typedText = typeof value === 'string' ? value.trim() : '';
  if (typedText === '') return null;
  if (/^0+$/.test(typedText)) return 0;
  return currency === '' ? typedText : (readMoney(typedText, currency) ?? typedText);
}

/** The time zone of a field's instants; undefined for the user's. */
function zoneOf(field: Field, values: Values): string | undefined {
  const source = field.type === 'instant' ? field.zone : undefined;
  if (source === undefined) return undefined;
  const zone = typeof source === 'string' ? values[source] : zoneOfRow(source, values);
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/** The zone of the row that the form, or the record, has. */
function zoneOfRow({ reference, from, name }: ZoneOfRow, values: Values): unknown {
  return valuesOfRow(values[reference] ?? values[from], [name])[name];
}

function writeInstant(value: unknown, zone?: string): string | null {
  return typeof value === 'string' && value !== '' ? instantOf(value, zone) : null;
}

function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry: unknown): entry is string => typeof entry === 'string' && entry.trim() !== '');
}

function urlOf(entry: unknown): string {
  if (isObject(entry) && 'url' in entry) return String(entry['url']);
  return typeof entry === 'string' ? entry : '';
}

/** A file of a record or a form; null for none. */
export function fileOf(value: unknown): HeldFile | null {
  return isObject(value) && typeof value['url'] === 'string' ? { ...value, url: value['url'] } : null;
}

/** The files of a gallery. */
function filesOf(value: unknown): readonly HeldFile[] {
  return Array.isArray(value) ? value.flatMap((entry: unknown) => fileOf(entry) ?? []) : [];
}

/**
 * The wire value of a file: the id of its medium, or its address if it was there before. Only the record's own
 * alternative text is sent with it; the library's text belongs to the library.
 */
function nameOfFile(file: HeldFile | null): unknown {
  if (file === null) return null;
  const { id, url, alt, own_alt: isOwn } = file;
  if (alt === undefined || (isOwn !== true && isOfLibrary(file))) return id ?? url;
  return id === undefined ? { url, alt } : { id, alt };
}

/** Whether a file is in the media library; generated pictures and files of other sites are not. */
export function isOfLibrary({ id, url }: Pick<HeldFile, 'id' | 'url'>): boolean {
  return id !== undefined || url.startsWith('/api/v2/files/');
}

function alternateLine(entry: unknown): string {
  return isObject(entry) ? `${String(entry['hrefLang'] ?? '')} ${String(entry['href'] ?? '')}`.trim() : '';
}

function alternateOf(line: string): Values {
  const [hrefLang = '', ...href] = line.trim().split(/\s+/);
  return { hrefLang, href: href.join(' ') };
}

/** The rows of a relation, reduced to id and name. */
export function relatedOf(value: unknown): readonly Related[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry['id'] !== 'number') return [];
    const name = entry['name'] ?? entry['title'];
    return [{ id: entry['id'], name: typeof name === 'string' ? name : `#${entry['id']}` }];
  });
}
