import type { media } from '@enlace/shared-contract/media';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { createSequence, stamps } from './sequence';

const nextMedium = createSequence();

export function buildMedium(values: Partial<EntityOf<typeof media>> = {}): EntityOf<typeof media> {
  const number = values.id ?? nextMedium();
  const hash = number.toString(16).padStart(32, '0').padEnd(64, '0');
  const folder = `/api/v2/files/${hash.slice(0, 32)}`;
  return {
    id: number,
    kind: 'image',
    url: `${folder}/1600.jpg`,
    mime: 'image/jpeg',
    bytes: 240_000,
    width: 1600,
    height: 1067,
    srcset: `${folder}/480.webp 480w, ${folder}/1600.webp 1600w`,
    variants: [],
    alt: {},
    hash,
    used_in: [],
    name: `mesa redonda ${number}.jpg`,
    folder: null,
    tags: [],
    is_decorative: false,
    credit: null,
    license: null,
    recipe: null,
    original: null,
    ...stamps(number),
    ...values,
  };
}
