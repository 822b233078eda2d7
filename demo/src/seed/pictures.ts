import type { Picture } from '@enlace/api/seeding';

import type { ArtKind } from '../art/art-kinds';

/** The drawn picture of a record; the art route draws it from kind and slug at each request. */
export function cover(kind: ArtKind, slug: string, alt: string): Picture {
  return { url: `/api/v2/art/${kind}/${slug}.svg`, alt, width: 1200, height: 630 };
}

export function portrait(slug: string, name: string): Picture {
  return { url: `/api/v2/art/people/${slug}.svg`, alt: name, width: 240, height: 240 };
}
