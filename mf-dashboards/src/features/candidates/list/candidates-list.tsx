import { type CandidateStage, candidateStates } from '@enlace/shared-contract/recruiting';
import { useLastAnswer, useReload } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, ForbiddenState, Pagination, Stack } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { Dock } from '../dock';
import { TakeBack } from '../move/take-back';
import type { Moves } from '../move/use-moves';
import { candidates } from '../state/candidates';
import { addressOf, type CandidatesChoice, filterKey, isNarrowed, pageSize, queryOf } from '../state/candidates-choice';
import { allDestinations } from '../state/destinations';
import { useCandidateReturn } from '../state/use-candidate-return';
import { candidatesTexts } from '../texts';
import { BulkBar } from './bulk-bar';
import { CandidatesTable } from './candidates-table';
import { emptySelection, selectedOf, sizeOf, targetOf, withPage } from './selection';
import { useLastPage } from '../../../lib/use-last-page';

const everyState = 'all';

export interface CandidatesListProps {
  readonly choice: CandidatesChoice;
  readonly moves: Moves;
  readonly mayMove: boolean;
  /** Stages of the company of all shown candidates; none for several companies. */
  readonly stages: readonly CandidateStage[];
  /** The company of all shown candidates; null for several companies. */
  readonly companyId: number | null;
  readonly onChange: (part: Partial<CandidatesChoice>) => void;
}

/** The candidates of a choice as a table, by state. */
export function CandidatesList({ choice, moves, mayMove, stages, companyId, onChange }: CandidatesListProps) {
  const t = useTexts(candidatesTexts);
  const reload = useReload();
  const query = queryOf(choice);
  const { status, answer, error } = useLastAnswer(candidates.calls.list, query);
  const rows = answer?.data ?? [];
  const total = answer?.meta.total ?? 0;
  const markedId = useCandidateReturn(addressOf(choice), rows.length > 0);
  const [storedSelection, setSelection] = useState(() => emptySelection(choice));
  const selection = storedSelection.filters === filterKey(choice) ? storedSelection : emptySelection(choice);
  const clearSelection = () => setSelection(emptySelection(choice));
  const pageIds = rows.map(({ id }) => id);
  const count = sizeOf(selection, total);
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) =>
    onChange({ page }),
  );

  const isEmpty = answer !== null && rows.length === 0 && status !== 'pending';
  const list = (
    <Stack gap={16}>
      {status === 'rejected' && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {status === 'rejected' && error?.code !== 'FORBIDDEN' && (
        <ErrorState onRetry={() => reload([candidates.calls.list.query(query)])}>
          {error?.message || t('failed')}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          title={t(isNarrowed(choice) ? 'empty.noMatch' : 'empty.none')}
          action={
            isNarrowed(choice) && (
              <Button variant="secondary" onClick={() => onChange({ search: '', state: null })}>
                {t('empty.clear')}
              </Button>
            )
          }
        >
          {t(isNarrowed(choice) ? 'empty.noMatchHint' : 'empty.noneHint')}
        </EmptyState>
      )}
      {status !== 'rejected' && !isEmpty && (
        <CandidatesTable
          choice={choice}
          rows={rows}
          isLoading={answer === null || status === 'pending'}
          markedId={markedId}
          selection={
            mayMove
              ? {
                  keys: selectedOf(selection, pageIds),
                  onChange: (keys) => setSelection(withPage(selection, rows, keys)),
                }
              : undefined
          }
          onMove={moves.moveNow}
        />
      )}
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page })}
      />
    </Stack>
  );
  const counts = answer?.meta.states;
  const allCount = Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0);
  const shownStates = candidateStates.filter((name) => name === choice.state || (counts?.[name] ?? 0) > 0);
  return (
    <>
      <Tabs
        label={t('tabsLabel')}
        selectedId={choice.state ?? everyState}
        onSelect={(id) => onChange({ state: candidateStates.find((name) => name === id) ?? null })}
        tabs={[
          { id: everyState, label: t('tab', { name: t('all'), number: allCount }), content: list },
          ...shownStates.map((id) => ({
            id,
            label: t('tab', { name: t(`states.${id}`), number: counts?.[id] ?? 0 }),
            content: list,
          })),
        ]}
      />
      <Dock>
        {count > 0 && (
          <BulkBar
            count={count}
            total={total}
            isAll={selection.isAll}
            destinations={allDestinations(stages)}
            onAll={() => setSelection({ ...selection, isAll: true, ids: new Set() })}
            onClear={clearSelection}
            onMove={(destination) =>
              moves.askForMany({
                target: targetOf(selection, choice, rows),
                companyId,
                destination,
                onDone: clearSelection,
              })
            }
          />
        )}
        <TakeBack />
      </Dock>
    </>
  );
}
