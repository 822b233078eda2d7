import { defineTexts } from '@enlace/shared-platform';

import { en } from './locales/en';

export const movedTexts = defineTexts('shared-admin/moved', en, {
  es: () => import(/* webpackChunkName: "moved-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "moved-texts-pt" */ './locales/pt'),
});

type PartName = keyof (typeof en)['parts'];

/** The kind of moved rows that has a name; kinds that only the database knows are other entries. */
export function namedPart(part: string): PartName {
  return isPart(part) ? part : 'other';
}

function isPart(part: string): part is PartName {
  return part in en.parts;
}
