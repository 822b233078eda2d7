import {
  areas,
  categories,
  eventCategories,
  localizeWords,
  perks,
  type SeedRow,
  slugify,
  tags,
  type Words,
} from '@enlace/api/seeding';

import { dayMs } from './times';

/** Rows of the lookup lists. */
export function makeLists(
  now: Date,
): Readonly<Record<'areas' | 'tags' | 'categories' | 'event_categories' | 'perks', SeedRow[]>> {
  const makeRow = (words: Words, index: number): SeedRow => {
    const at = new Date(now.getTime() - (900 - index * 7) * dayMs);
    return {
      id: index + 1,
      slug: slugify(words[0]),
      ...localizeWords({ name: words }),
      created_at: at,
      updated_at: at,
    };
  };
  return {
    areas: areas.map(([name, description, color], index) => ({
      ...makeRow(name, index),
      ...localizeWords({ name, description }),
      color,
    })),
    tags: tags.map(makeRow),
    categories: categories.map(makeRow),
    event_categories: eventCategories.map(makeRow),
    perks: perks.map(makeRow),
  };
}
