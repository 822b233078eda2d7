import type { Feature, Package } from '@enlace/shared-contract/packages';

/** A text of a feature or package in the user's language, or its original text; empty when both are missing. */
export function wordOf(
  row: Pick<Feature | Package, 'name' | 'description' | 'translations'>,
  field: 'name' | 'description',
  locale: 'en' | 'es' | 'pt',
): string {
  return row.translations?.[locale]?.[field] ?? row[field] ?? '';
}
