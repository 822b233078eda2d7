import type { RecordKind } from './search-kinds';

/**
 * Slugs that no record can have, by resource, because a page has that address. A test of mf-public compares them with
 * its pages.
 */
export const reservedSlugs: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  events: ['month'],
  companies: ['perks', 'register'],
};

/** Reserved slugs of the resource in this table. */
export function reservedSlugsOf(table: string): readonly string[] {
  return Object.entries(reservedSlugs).find(([kind]) => kind === table)?.[1] ?? [];
}
