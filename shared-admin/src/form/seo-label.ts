import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';
import { seoFieldNames, type SeoFieldName } from './seo-fields';

/** The kit's label of a head field; undefined for other fields. */
export function seoLabel(name: string, t: Translate<typeof en>): string | undefined {
  return isSeoField(name) ? t(`seo.fields.${name}`) : undefined;
}

function isSeoField(name: string): name is SeoFieldName {
  return seoFieldNames.some((knownName) => knownName === name);
}
