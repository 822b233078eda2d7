import type { Feature } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';

type Entry = string | number | boolean | null;

/** One entry of a feature's data in the form. */
export interface DataLine {
  /** Identifies a line while its name changes. */
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export interface FeatureDraft {
  readonly texts: Readonly<Record<Locale, { readonly name: string; readonly description: string }>>;
  readonly data: readonly DataLine[];
  /** Packages with the new feature. */
  readonly packages: ReadonlySet<number>;
}

export function draftOf(feature: Feature | null): FeatureDraft {
  const words = (locale: Locale) => ({
    name: feature?.translations?.[locale]?.['name'] ?? '',
    description: feature?.translations?.[locale]?.['description'] ?? '',
  });
  return {
    texts: {
      en: { name: feature?.name ?? '', description: feature?.description ?? '' },
      es: words('es'),
      pt: words('pt'),
    },
    data: Object.entries(feature?.data ?? {}).map(([name, value], line) => ({
      line,
      name,
      value: String(value ?? ''),
    })),
    packages: new Set(),
  };
}

/** Numbers and booleans keep their type. */
function readValue(text: string): Entry {
  const plain = text.trim();
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return plain !== '' && /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? Number(plain) : plain;
}

/** Lines without a name are ignored. */
function dataOf(lines: readonly DataLine[]): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    lines.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), readValue(value)]),
  );
}

/** The line whose name another line already has; null when all names differ. */
export function twiceNamed(lines: readonly DataLine[]): number | null {
  const names = lines.map(({ name }) => name.trim());
  return lines.find(({ name }, index) => name.trim() !== '' && names.indexOf(name.trim()) < index)?.line ?? null;
}

/** The body of a feature's call. An existing feature sends only changed data, and null for each removed entry. */
export function valuesOf(draft: FeatureDraft, feature: Feature | null, roleId: number) {
  const { en, es, pt } = draft.texts;
  const data = dataOf(draft.data);
  const common = { name: en.name.trim(), description: en.description.trim(), translations: { es, pt } };
  if (feature === null) {
    const package_roles = [...draft.packages].map((package_id) => ({ package_id, isEnabled: true }));
    return { ...common, role_id: roleId, data, package_roles };
  }
  const removedNames = Object.keys(feature.data).filter((name) => !(name in data));
  const changedEntries = Object.entries(data).filter(([name, value]) => feature.data[name] !== value);
  return {
    ...common,
    data: { ...Object.fromEntries(removedNames.map((name) => [name, null])), ...Object.fromEntries(changedEntries) },
    updated_at: feature.updated_at,
  };
}
