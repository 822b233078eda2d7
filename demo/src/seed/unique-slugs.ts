import { slugify } from '@enlace/api/seeding';

/** Makes slugs that are unique in one table. */
export function uniqueSlugs(): (text: string) => string {
  const usedSlugs = new Set<string>();
  return (text) => {
    const base = slugify(text);
    let slug = base;
    for (let number = 2; usedSlugs.has(slug); number += 1) slug = `${base}-${number}`;
    usedSlugs.add(slug);
    return slug;
  };
}
