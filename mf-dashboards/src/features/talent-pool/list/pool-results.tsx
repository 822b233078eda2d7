import { useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, ForbiddenState, Pagination, Stack } from '@enlace/shared-ui';
import { useRef } from 'react';

import { useListReturn } from '../../../lib/list-return';
import { talentTexts } from '../../../lib/talent/texts';
import { useLastPage } from '../../../lib/use-last-page';
import { type PoolWorkProps, SelectableRows } from '../bulk/selectable-rows';
import { FilterChips } from '../filters/filter-chips';
import { FilterButton } from '../filters/filter-panel';
import { PoolSearch } from '../filters/pool-search';
import { SortChoice } from '../filters/sort-choice';
import type { PoolLists } from '../state/lookups';
import { pool } from '../state/pool.slice';
import { addressOf, memberAddress, pageSize, type PoolChoice, poolPath, queryOf } from '../state/pool-choice';
import { useFilters } from '../state/use-filters';
import { poolTexts } from '../texts';
import { EmptyPool } from './empty-pool';
import { Count, Line, Tools } from './pool-results.styles';
import { PoolRow } from './pool-row';
import { Rows } from './pool-row.styles';
import { PoolSkeleton } from './pool-skeleton';

export interface PoolResultsProps extends PoolWorkProps {
  readonly choice: PoolChoice;
  readonly lists: PoolLists;
  /** The filters are in a column beside the results. */
  readonly hasColumn: boolean;
  readonly onChange: (part: Partial<PoolChoice>) => void;
}

/** Search, filters in use, the number of members, and a page of them. */
export function PoolResults({ choice, lists, hasColumn, work, onChange }: PoolResultsProps) {
  const t = useTexts(poolTexts);
  const w = useTexts(talentTexts);
  const { locale } = useScreen();
  const reload = useReload();
  const query = queryOf(choice, locale);
  const { status, answer, error } = useLastAnswer(pool.calls.list, query);
  const filters = useFilters(choice, lists);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pool: chosenPool, onSaveFilters } = work;
  const rows = answer?.data ?? [];
  const total = answer?.meta.total ?? 0;
  const isFailed = status === 'rejected';
  // The pool was removed, or is of another company.
  const isMissing = isFailed && choice.poolId !== null && error?.code === 'NOT_FOUND';
  const place = { path: poolPath, address: addressOf(choice), attribute: 'data-member' };
  const markedId = useListReturn({ ...place, hasRows: rows.length > 0 });
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) =>
    onChange({ page }),
  );
  const result = answer === null ? null : t('count', { count: total });
  // The pressed button is gone afterwards.
  const handleRemoval = (part: Partial<PoolChoice>) => {
    heading.current?.focus({ preventScroll: true });
    onChange(part);
  };
  const chosenSkills = new Set(
    lists.skills.filter(({ value }) => choice.skills.some((id) => id === value)).map(({ label }) => label),
  );
  return (
    <Stack gap={16}>
      <Tools>
        <PoolSearch value={choice.search} onSearch={(search) => onChange({ search: search.slice(0, 200) })} />
        {!hasColumn && (
          <FilterButton
            choice={choice}
            lists={lists}
            count={filters.filter(({ key }) => key !== 'search').length}
            result={result}
            onChange={onChange}
          />
        )}
      </Tools>
      <FilterChips filters={filters} onChange={handleRemoval} />
      <Line>
        <Count ref={heading} tabIndex={-1} aria-live="polite">
          {isFailed ? t('title') : (result ?? t('loading'))}
        </Count>
        <SortChoice choice={choice} onChange={onChange} />
      </Line>
      {onSaveFilters !== undefined && filters.length > 0 && choice.poolId === null && (
        <div>
          <Button size="small" variant="ghost" iconBefore="plus" aria-haspopup="dialog" onClick={onSaveFilters}>
            {w('pools.saveFilters')}
          </Button>
        </div>
      )}
      {isFailed && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {isMissing && (
        <EmptyState
          title={w('pools.missing')}
          action={
            <Button variant="secondary" onClick={() => onChange({ poolId: null })}>
              {w('pools.all')}
            </Button>
          }
        />
      )}
      {isFailed && !isMissing && error?.code !== 'FORBIDDEN' && (
        <ErrorState onRetry={() => reload([pool.calls.list.query(query)])}>{error?.message || t('failed')}</ErrorState>
      )}
      {!isFailed && (answer === null || (total === 0 && status === 'pending')) && <PoolSkeleton />}
      {!isFailed && answer !== null && total === 0 && status !== 'pending' && (
        <EmptyPool choice={choice} filters={filters} poolKind={chosenPool?.kind ?? null} onChange={handleRemoval} />
      )}
      {!isFailed && rows.length > 0 && (
        <SelectableRows choice={choice} total={total} rows={rows} work={work}>
          {(selectionOfRow) => (
            <Rows $isFaint={status === 'pending'}>
              {rows.map((member) => (
                <PoolRow
                  key={member.id}
                  member={member}
                  address={memberAddress(member.id, choice)}
                  chosenSkills={chosenSkills}
                  isMarked={member.id === markedId}
                  selection={selectionOfRow(member.id)}
                />
              ))}
            </Rows>
          )}
        </SelectableRows>
      )}
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page })}
      />
    </Stack>
  );
}
