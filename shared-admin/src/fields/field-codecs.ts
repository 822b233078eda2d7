import type { FieldTypeName } from './field';

/** How a field's value gets from the record into the form and from the form onto the wire. */
export interface FieldCodec {
  /** What the form holds. */
  read(value: unknown): unknown;
  /** What is sent; null empties the field. */
  write(value: unknown): unknown;
}

/** A relation's row as the form holds it: enough to show it without asking again. */
export interface Related {
  readonly id: number;
  readonly name: string;
}

const text: FieldCodec = {
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  write: (value) => (typeof value === 'string' && value.trim() !== '' ? value : null),
};

const listOfText: FieldCodec = { read: (value) => textsOf(value), write: (value) => textsOf(value) };

/** One codec for each type of field; the only place that knows how types differ on the wire. */
export const fieldCodecs: Readonly<Record<FieldTypeName, FieldCodec>> = {
  text,
  textarea: text,
  email: text,
  url: text,
  color: text,
  choice: text,
  lookup: text,
  number: {
    read: text.read,
    // What is no number goes as it is: the server's message stands at the field.
    write: (value) => {
      const given = typeof value === 'string' ? value.trim() : '';
      if (given === '') return null;
      return Number.isFinite(Number(given)) ? Number(given) : given;
    },
  },
  date: { read: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''), write: text.write },
  switch: { read: (value) => value === true || value === 1 || value === '1', write: (value) => value === true },
  choices: listOfText,
  lines: listOfText,
  pictures: {
    read: (value) => (Array.isArray(value) ? value.map((entry: unknown) => urlOf(entry)) : []),
    write: (value) => textsOf(value),
  },
  relation: {
    read: (value) => relatedOf(value),
    write: (value) => relatedOf(value).map(({ id }) => id),
  },
};

function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry: unknown): entry is string => typeof entry === 'string' && entry.trim() !== '');
}

function urlOf(entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'url' in entry) return String(entry.url);
  return typeof entry === 'string' ? entry : '';
}

/** The rows of a relation, whatever else they carry. */
export function relatedOf(value: unknown): readonly Related[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || typeof entry.id !== 'number') return [];
    return [{ id: entry.id, name: 'name' in entry ? String(entry.name) : `#${entry.id}` }];
  });
}
