import * as z from 'zod/mini';

/** A list as bodies carry it: `name[]`, `name[0]`, JSON text, a text with commas, or one entry alone. */
export function listOf<T extends z.ZodMiniType>(list: T) {
  return z.union([list, z.pipe(z.transform(asList), list)]);
}

/** A table of values as bodies carry it: `name[key]`, or JSON text. */
export function tableOf<T extends z.ZodMiniType>(table: T) {
  return z.union([table, z.pipe(z.transform(asTable), table)]);
}

/** More parts than any list may have: a list with them is refused, and the rest of the text is not read. */
const mostParts = 1000;

/** What a list is written as, read; what is none stays as it is. */
export function asList(value: unknown): unknown {
  if (value === null || value === '') return [];
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return [];
  return text.startsWith('[') ? parsed(text) : text.split(',', mostParts).map((part) => part.trim());
}

function asTable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? {} : parsed(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
