import { founders as foundersContract, type UserRecord } from '@enlace/shared-contract/identity';
import {
  companies as companiesContract,
  investors as investorsContract,
  jefaPerks as perksContract,
} from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import { createResource } from '@enlace/shared-data';

/** With the token: the list of the own companies depends on the viewer. */
export const companies = createResource('member', companiesContract, { client: 'authenticated' });
export const perks = createResource('member', perksContract);
export const founders = createResource('member', foundersContract);
export const investors = createResource('member', investorsContract);

/** The newest open jobs, in the user's area when it is known. */
export function jobsQuery({ area }: Pick<UserRecord, 'area'>, lang: Locale) {
  return {
    ...(area === null ? {} : { area: area.slug ?? String(area.id) }),
    sort: 'published_at' as const,
    order: 'desc' as const,
    page: 1,
    per_page: 3,
    lang,
  };
}

export function companiesQuery(lang: Locale) {
  return { is_own: true, sort: 'name' as const, order: 'asc' as const, page: 1, per_page: 6, lang };
}

export function perksQuery(lang: Locale) {
  return { when: 'current' as const, sort: 'created_at' as const, order: 'desc' as const, page: 1, per_page: 4, lang };
}

/** The newest founders, or investors. */
export function newestQuery(lang: Locale) {
  return { sort: 'created_at' as const, order: 'desc' as const, page: 1, per_page: 4, lang };
}
