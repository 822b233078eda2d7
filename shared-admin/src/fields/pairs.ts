import type { Field } from './field';

/** A related row in a form, with the text about it. `id` is null for a name without a row, which the form only shows. */
export interface Pair {
  readonly id: number | null;
  readonly name: string;
  readonly text: string;
}

/** The pairs of a record or of a form. */
export function pairsOf(value: unknown, field: Field): readonly Pair[] {
  if (!Array.isArray(value) || field.type !== 'pairs') return [];
  return value.flatMap((entry: unknown): readonly Pair[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { [field.key]: id, [field.column]: text, name } = { name: '', ...entry } as Readonly<Record<string, unknown>>;
    return [{ id: typeof id === 'number' ? id : null, name: String(name), text: typeof text === 'string' ? text : '' }];
  });
}

/** The pairs as bodies have them. */
export function writePairs(value: unknown, field: Field): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value) || field.type !== 'pairs') return [];
  const { key, column } = field;
  return (value as readonly Pair[]).flatMap(({ id, text }) => (id === null ? [] : [{ [key]: id, [column]: text }]));
}
