import type { Words } from '@enlace/api/seeding';

/** A paragraph in three languages; its texts may contain links. */
export const paragraph = (en: string, es: string, pt: string): Words => [
  `<p>${en}</p>`,
  `<p>${es}</p>`,
  `<p>${pt}</p>`,
];

export const heading = (en: string, es: string, pt: string): Words => [
  `<h2>${en}</h2>`,
  `<h2>${es}</h2>`,
  `<h2>${pt}</h2>`,
];
