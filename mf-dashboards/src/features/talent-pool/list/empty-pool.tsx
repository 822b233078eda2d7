import type { TalentPool } from '@enlace/shared-contract/talent-pool';
import { useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, theme } from '@enlace/shared-ui';

import { talentTexts } from '../../../lib/talent/texts';
import { pool } from '../state/pool.slice';
import { noFilters, type PoolChoice, queryOf } from '../state/pool-choice';
import type { PoolFilter } from '../state/use-filters';
import { poolTexts } from '../texts';

/** Filters whose effect is asked for. */
const mostProposals = 8;

export interface EmptyPoolProps {
  readonly choice: PoolChoice;
  readonly filters: readonly PoolFilter[];
  /** Of the chosen pool; null for all members. */
  readonly poolKind: TalentPool['kind'] | null;
  readonly onChange: (part: Partial<PoolChoice>) => void;
}

/** No member fits: which filter to remove, with the number of members without it. */
export function EmptyPool({ choice, filters, poolKind, onChange }: EmptyPoolProps) {
  const t = useTexts(poolTexts);
  const w = useTexts(talentTexts);
  if (filters.length === 0 && poolKind !== null)
    return (
      <EmptyState title={w('pools.empty')}>
        {w(poolKind === 'smart' ? 'pools.emptySmart' : 'pools.emptyStatic')}
      </EmptyState>
    );
  if (filters.length === 0) return <EmptyState title={t('empty.none')}>{t('empty.noneHint')}</EmptyState>;
  const isEither = choice.skills.length > 1 && choice.skillMode === 'and';
  return (
    <EmptyState
      title={t('empty.noMatch')}
      action={
        <Proposals>
          {isEither && (
            <Proposal choice={choice} label={t('empty.either')} change={{ skillMode: 'or' }} onChange={onChange} />
          )}
          {filters.slice(0, mostProposals).map(({ key, label, removal }) => (
            <Proposal
              key={key}
              choice={choice}
              label={t('empty.without', { label })}
              change={removal}
              onChange={onChange}
            />
          ))}
          <li>
            <Button size="small" variant="ghost" onClick={() => onChange(noFilters)}>
              {t('clearAll')}
            </Button>
          </li>
        </Proposals>
      }
    >
      {t('empty.noMatchHint')}
    </EmptyState>
  );
}

interface ProposalProps extends Pick<EmptyPoolProps, 'choice' | 'onChange'> {
  readonly label: string;
  readonly change: Partial<PoolChoice>;
}

/** A change that leads to members, with their number. */
function Proposal({ choice, label, change, onChange }: ProposalProps) {
  const t = useTexts(poolTexts);
  const { locale } = useScreen();
  const { answer } = useRead(pool.calls.list, queryOf({ ...choice, ...change }, locale, 1, 1));
  if (answer === null || answer.meta.total === 0) return null;
  return (
    <li>
      <Button size="small" variant="secondary" onClick={() => onChange(change)}>
        {t('empty.proposal', { label, result: t('count', { count: answer.meta.total }) })}
      </Button>
    </li>
  );
}

const Proposals = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: center;
  max-width: 100%;
`;
