import { useLateTexts } from '@enlace/shared-admin';
import type { Learner } from '@enlace/shared-contract/authoring';
import { styled, useFormats } from '@enlace/shared-platform';
import { Text, theme } from '@enlace/shared-ui';
import { Table, type TableColumn, type TableSort } from '@enlace/shared-ui/controls';

import { NameButton } from '../name-button';
import { learnersTexts } from './texts';

export interface LearnersTableProps {
  readonly rows: readonly Learner[];
  readonly lessonsCount: number;
  readonly isLoading: boolean;
  readonly sort: TableSort;
  readonly onOpen: (learner: Learner) => void;
}

/** A page of learners with their progress. */
export function LearnersTable({ rows, lessonsCount, isLoading, sort, onOpen }: LearnersTableProps) {
  const t = useLateTexts(learnersTexts);
  const { date, number } = useFormats();
  // A day stays on one line.
  const day = (instant: string | null) =>
    instant === null ? '–' : date(instant, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const columns: readonly TableColumn<Learner>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (row) => (
        <>
          <NameButton type="button" aria-label={t('open', { name: row.user.name })} onClick={() => onOpen(row)}>
            {row.user.name}
          </NameButton>
          <Text size="small" tone="soft">
            {row.user.email}
          </Text>
        </>
      ),
    },
    {
      key: 'progress',
      header: t('columns.progress'),
      sort: 'progress',
      cell: ({ completed_count: doneCount, percent }) => (
        <Progress>
          {t('progress', {
            done: number(doneCount),
            count: number(lessonsCount),
            percent: number(percent / 100, { style: 'percent' }),
          })}
          <i aria-hidden>
            <b style={{ inlineSize: `${percent}%` }} />
          </i>
        </Progress>
      ),
    },
    { key: 'seen', header: t('columns.seen'), sort: 'seen_at', cell: (row) => day(row.seen_at) },
    {
      key: 'enrolled',
      header: t('columns.enrolled'),
      sort: 'enrolled_at',
      isMinor: true,
      cell: (row) => day(row.enrolled_at),
    },
    {
      key: 'completed',
      header: t('columns.completed'),
      sort: 'completed_at',
      isMinor: true,
      cell: (row) => day(row.completed_at),
    },
  ];
  return (
    <Table
      label={t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ user }) => user.name}
      sort={sort}
      isLoading={isLoading}
      empty={null}
    />
  );
}

const Progress = styled.span`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 8rem;
  font-variant-numeric: tabular-nums;
  i {
    height: 4px;
    border-radius: 2px;
    background: ${theme.color.line};
  }
  b {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.color.teal};
  }
`;
