import { localized, type SeedRow, slugify, type Words } from '@enlace/api/seeding';
import * as lists from './data/lists';
import { dayMs } from './times';

/** Lists of names the community chooses from. */
export function makeLists(
  now: Date,
): Readonly<Record<'areas' | 'tags' | 'categories' | 'event_categories' | 'perks', SeedRow[]>> {
  const named = (words: Words, index: number): SeedRow => {
    const at = new Date(now.getTime() - (900 - index * 7) * dayMs);
    return { id: index + 1, slug: slugify(words[0]), ...localized({ name: words }), created_at: at, updated_at: at };
  };
  return {
    areas: lists.areas.map(([name, description, color], index) => ({
      ...named(name, index),
      ...localized({ name, description }),
      color,
    })),
    tags: lists.tags.map(named),
    categories: lists.categories.map(named),
    event_categories: lists.eventCategories.map(named),
    perks: lists.perks.map(named),
  };
}
