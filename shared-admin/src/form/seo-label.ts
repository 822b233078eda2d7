import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';
import type { SeoFieldName } from './seo-fields';

/** Names by their parts, because a list of all would load the declarations of the fields with every history. */
const seoName =
  /^(?:seo_|openGraph_|twitter_|(?:canonical|noindex|nofollow|titleTemplate|themeColor|languageAlternates|facebook_appId)$)/;

/** The kit's label of a head field; undefined for other fields. */
export function seoLabel(name: string, t: Translate<typeof en>): string | undefined {
  return isSeoField(name) ? t(`seo.fields.${name}`) : undefined;
}

function isSeoField(name: string): name is SeoFieldName {
  return seoName.test(name);
}
