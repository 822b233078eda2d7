import { useChangedState } from '@enlace/shared-admin';
import { isAllowed } from '@enlace/shared-contract/access';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { ScreenTitle } from '../../lib/screen-title';
import { FilterColumn } from './filters/filter-panel';
import { useIsWide } from './filters/use-is-wide';
import { NoCompany } from './list/no-company';
import { PoolResults } from './list/pool-results';
import { lookupNeeds, lookupSlices, usePoolLists } from './state/lookups';
import { companies, ownCompaniesNeed, useOwnCompanies } from './state/own-companies';
import { pool } from './state/pool.slice';
import { addressOf, choiceOf, type PoolChoice, queryOf } from './state/pool-choice';
import { poolTexts } from './texts';

/** Readers of all members, with or without a company. */
const readersOfAll = ['admin', 'talent-pool.list'];

/** Members who have agreed to be found. The choice is in the address. */
function TalentPool() {
  const t = useTexts(poolTexts);
  const { search, viewer } = useScreen();
  const navigate = useNavigate();
  const hasColumn = useIsWide();
  const lists = usePoolLists();
  const ownCompanies = useOwnCompanies();
  const choice = choiceOf(search);
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<PoolChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const hasNoCompany = ownCompanies.rows?.length === 0 && !isAllowed(viewer, readersOfAll);
  const props = { choice, lists, onChange: change };
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {hasNoCompany ? (
        <NoCompany />
      ) : (
        <Columns>
          {hasColumn && <FilterColumn {...props} />}
          <Results>
            <PoolResults {...props} hasColumn={hasColumn} />
          </Results>
        </Columns>
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: TalentPool,
  load: ({ search, locale }) => [
    pool.calls.list.need(queryOf(choiceOf(search), locale)),
    ownCompaniesNeed,
    ...lookupNeeds(locale),
  ],
  texts: [poolTexts, controlTexts],
  slices: [pool, companies, ...lookupSlices],
});

const Columns = styled.div`
  display: flex;
  gap: ${theme.space[32]};
`;

const Results = styled.div`
  flex: 1;
  min-width: 0;
`;
