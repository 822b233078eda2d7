import type { Feature, Package } from '@enlace/shared-contract';

/** A text of a feature or package in the person's language, else as it was first written; empty when there is none. */
export function wordOf(
  row: Pick<Feature | Package, 'name' | 'description' | 'translations'>,
  field: 'name' | 'description',
  locale: 'en' | 'es' | 'pt',
): string {
  return row.translations?.[locale]?.[field] ?? row[field] ?? '';
}
