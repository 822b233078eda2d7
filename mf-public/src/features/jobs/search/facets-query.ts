import type { JobFacetGroup } from '@enlace/shared-contract/work';
import type { Locale } from '@enlace/shared-contract/text';

import { filtersOf, type JobsChoice } from '../jobs-query';

/** The filters of the list, and a group whose values are all wanted. */
export type FacetsQuery = Readonly<Record<string, string>>;

/** The numbers of all groups for a choice, or those of one group with all its values. */
export function facetsQuery(choice: JobsChoice, lang: Locale, group: JobFacetGroup | '' = ''): FacetsQuery {
  return { ...filtersOf(choice), lang, ...(group === '' ? {} : { group }) };
}

/** All places with open jobs. */
export const placesQuery = (lang: Locale): FacetsQuery => ({ lang, group: 'location' });
