import { useChangedState } from '@enlace/shared-admin';
import { isAllowed } from '@enlace/shared-contract/access';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Stack, theme } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { ScreenTitle } from '../../lib/screen-title';
import { talent } from '../../lib/talent/talent.slice';
import { talentTexts } from '../../lib/talent/texts';
import { FilterColumn } from './filters/filter-panel';
import { useIsWide } from './filters/use-is-wide';
import { NoCompany } from './list/no-company';
import { PoolResults } from './list/pool-results';
import { PoolDialog, type PoolTask } from './pools/pool-dialog';
import { PoolHead } from './pools/pool-head';
import { PoolRail } from './pools/pool-rail';
import { PoolSelect } from './pools/pool-select';
import { poolsQuery, usePools } from './pools/use-pools';
import { lookupQueries, lookupSlices, usePoolLists } from './state/lookups';
import { companies, ownCompaniesQuery, useOwnCompanies } from './state/own-companies';
import { pool } from './state/pool.slice';
import {
  addressOf,
  choiceOf,
  choiceOfFilters,
  filtersOf,
  noFilters,
  type PoolChoice,
  queryOf,
} from './state/pool-choice';
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
  const pools = usePools();
  const chosenPool = pools.rows?.find(({ id }) => id === choice.poolId) ?? null;
  const [task, setTask] = useState<PoolTask | null>(null);
  const hasCompany = (ownCompanies.rows?.length ?? 0) > 0;
  const props = { choice, lists, onChange: change };
  const rail = { choice, pools, onAdd: hasCompany ? () => setTask({ kind: 'static' }) : undefined };
  const smartPools = (pools.rows ?? []).filter(({ kind, can_edit: canEdit }) => kind === 'smart' && canEdit);
  const work = {
    pool: chosenPool,
    pools: pools.rows ?? [],
    companies: ownCompanies,
    onSaveFilters: hasCompany
      ? () => setTask({ kind: 'smart', filters: filtersOf(choice), pools: smartPools })
      : undefined,
  };
  const openPool = (poolId: PoolChoice['poolId']) => change({ ...noFilters, poolId });
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {hasNoCompany ? (
        <NoCompany />
      ) : (
        <Columns>
          {hasColumn && (
            <FilterColumn {...props}>
              <PoolRail {...rail} />
            </FilterColumn>
          )}
          <Results>
            <Stack gap={16}>
              {!hasColumn && <PoolSelect {...rail} onChoose={openPool} />}
              {chosenPool !== null && (
                <PoolHead
                  key={chosenPool.id}
                  pool={chosenPool}
                  onEdit={() => setTask({ kind: 'edit', pool: chosenPool })}
                  onShowFilters={() => change(choiceOfFilters(chosenPool.filters ?? {}))}
                  onRemoved={() => openPool(null)}
                />
              )}
              <PoolResults {...props} hasColumn={hasColumn} work={work} />
            </Stack>
          </Results>
        </Columns>
      )}
      {task !== null && (
        <PoolDialog
          task={task}
          companies={ownCompanies}
          onDone={({ id }) => openPool(id)}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: TalentPool,
  load: ({ search, locale }) => [
    pool.calls.list.query(queryOf(choiceOf(search), locale)),
    ownCompaniesQuery,
    poolsQuery,
    ...lookupQueries(locale),
  ],
  texts: [poolTexts, talentTexts, controlTexts],
  slices: [pool, talent, companies, ...lookupSlices],
});

const Columns = styled.div`
  display: flex;
  gap: ${theme.space[32]};
`;

const Results = styled.div`
  flex: 1;
  min-width: 0;
`;
