import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';

import { poolTexts } from './texts';

type MemberFacts = Pick<PoolMember, 'city' | 'country' | 'area' | 'seniority' | 'years'>;

/** Returns a function that words place, area, level and years of a member in one line; hidden parts are missing. */
export function useFacts(): (member: MemberFacts) => string {
  const t = useTexts(poolTexts);
  const wordYears = (years: number) => (years === 0 ? t('firstYear') : t('years', { count: years }));
  return ({ city, country, area, seniority, years }) => {
    const place = [city, country].filter(Boolean).join(', ');
    return [place, area, seniority, years === null ? null : wordYears(years)].filter(Boolean).join(' · ');
  };
}
