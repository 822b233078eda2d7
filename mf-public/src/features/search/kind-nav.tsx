import type { SearchAnswer } from '@enlace/shared-contract/site';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { type SearchChoice, searchAddress } from './search-choice';
import { Kinds, Tally } from './search.styles';
import { searchTexts } from './texts';

export interface KindNavProps {
  readonly choice: SearchChoice;
  readonly counts: SearchAnswer['meta']['counts'];
}

/** Links to the kinds with results, with the number of results. */
export function KindNav({ choice, counts }: KindNavProps) {
  const t = useTexts(searchTexts);
  const { number } = useFormats();
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const entries = [{ kind: null, total: all, is_more: counts.some((one) => one.is_more) }, ...counts];
  return (
    <nav aria-label={t('kinds')}>
      <Kinds>
        {entries.map(({ kind, total, is_more }) => (
          <li key={kind ?? 'all'}>
            <Link
              to={searchAddress({ ...choice, kind, page: 1 })}
              variant="quiet"
              preventScrollReset
              {...(kind === choice.kind ? { 'aria-current': 'page' as const } : {})}
            >
              <span>{t(kind ?? 'all')}</span> <Tally>{`${number(total)}${is_more ? '+' : ''}`}</Tally>
            </Link>
          </li>
        ))}
      </Kinds>
    </nav>
  );
}
