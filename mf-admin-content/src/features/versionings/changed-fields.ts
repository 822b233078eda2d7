import type { Versioning } from '@enlace/shared-contract/packages';

/**
 * The kind of a value, which determines its text: a price, a package's flag, a text in a language, a feature's data, or
 * another value.
 */
export type ChangedKind = 'price' | 'flag' | 'text' | 'data' | 'plain';

/** One changed field with its stored values; undefined when there was none. */
export interface ChangedField {
  readonly key: string;
  readonly kind: ChangedKind;
  /** Name of the field or entry; for a flag, the package's id. */
  readonly name: string;
  /** Set for texts only. */
  readonly language?: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Side = Readonly<Record<string, unknown>>;

/** A change as a list of fields: lists and groups are split, and equal values are left out. */
export function changedFields({ before, after }: Pick<Versioning, 'before' | 'after'>): readonly ChangedField[] {
  const sides = [partsOf(before ?? {}), partsOf(after)] as const;
  const keys = new Set(sides.flatMap((side) => [...side.keys()]));
  return [...keys].flatMap((key) => {
    const [from, to] = [sides[0].get(key), sides[1].get(key)];
    const about = to ?? from;
    if (about === undefined || JSON.stringify(from?.value ?? null) === JSON.stringify(to?.value ?? null)) return [];
    const { value: _value, ...rest } = about;
    return [{ key, ...rest, before: from?.value, after: to?.value }];
  });
}

type Part = Pick<ChangedField, 'kind' | 'name' | 'language'> & { readonly value: unknown };

function partsOf(side: Side): ReadonlyMap<string, Part> {
  const parts = Object.entries(side).flatMap(([name, value]): readonly (readonly [string, Part])[] => {
    if (name === 'package_roles' && Array.isArray(value)) return value.flatMap(flagPart);
    if (name === 'data' && isSide(value))
      return Object.entries(value).map(([entry, entryValue]) => [
        `data.${entry}`,
        { kind: 'data', name: entry, value: entryValue },
      ]);
    if (name === 'translations' && isSide(value))
      return Object.entries(value).flatMap(([language, texts]) =>
        Object.entries(isSide(texts) ? texts : {}).map(
          ([field, text]) => [`${field}.${language}`, { kind: 'text', name: field, language, value: text }] as const,
        ),
      );
    return [[name, { kind: name === 'price' ? 'price' : 'plain', name, value }]];
  });
  return new Map(parts);
}

function flagPart(role: unknown): readonly (readonly [string, Part])[] {
  if (!isSide(role)) return [];
  const name = String(role['package_id']);
  return [[`package.${name}`, { kind: 'flag', name, value: role['isEnabled'] }]];
}

function isSide(value: unknown): value is Side {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
