import type { RecordKind } from './search-kinds';

/**
 * Slugs that no record may have, by its resource: a page of that address stands where the record's own would be. A test
 * of mf-public compares them with its pages.
 */
export const reservedSlugs: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  companies: ['perks', 'register'],
};

/** Reserved slugs of the resource that lies in this table. */
export function reservedSlugsOf(table: string): readonly string[] {
  return Object.entries(reservedSlugs).find(([kind]) => kind === table)?.[1] ?? [];
}
