import type { Candidate, CandidateMove } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, PlainLink, theme } from '@enlace/shared-ui';
import { Table, type TableColumn, type TableSelection } from '@enlace/shared-ui/controls';

import { MoveMenu } from '../move/move-menu';
import { StateBadge } from '../state-badge';
import { addressOf, candidateAddress, type CandidatesChoice, sortOf } from '../state/candidates-choice';
import { useDuration } from '../state/use-duration';
import { candidatesTexts } from '../texts';

export interface CandidatesTableProps {
  readonly choice: CandidatesChoice;
  readonly rows: readonly Candidate[];
  readonly isLoading: boolean;
  /** The candidate from whom the recruiter returns. */
  readonly markedId: Candidate['id'] | null;
  /** Missing for users who may not move candidates. */
  readonly selection: TableSelection | undefined;
  readonly onMove: (candidate: Candidate, move: CandidateMove) => void;
}

/** A page of candidates. */
export function CandidatesTable(props: CandidatesTableProps) {
  const { choice, rows, isLoading, markedId, selection, onMove } = props;
  const t = useTexts(candidatesTexts);
  const { date } = useFormats();
  const wordDuration = useDuration();
  // A day stays on one line.
  const day = (instant: string) => date(instant, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const columns: readonly TableColumn<Candidate>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ id, name, headline, avatar }) => (
        <Person>
          <Avatar name={name} src={avatar?.url} size={40} isDecorative />
          <span>
            <PlainLink to={candidateAddress(id, choice)} data-candidate={id}>
              {name}
            </PlainLink>
            {headline !== null && <small>{headline}</small>}
          </span>
        </Person>
      ),
    },
    {
      key: 'job',
      header: t('columns.job'),
      sort: 'job',
      cell: ({ job }) => (
        <Two>
          {job.title}
          <small>{job.company}</small>
        </Two>
      ),
    },
    { key: 'state', header: t('columns.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'moved_at',
      header: t('columns.duration'),
      sort: 'moved_at',
      cell: ({ moved_at: at }) => (
        <time dateTime={at} title={day(at)}>
          {wordDuration(at)}
        </time>
      ),
    },
    {
      key: 'applied_at',
      header: t('columns.applied'),
      sort: 'applied_at',
      isMinor: true,
      cell: ({ applied_at: at }) => day(at),
    },
  ];
  return (
    <Table
      label={t('title')}
      columns={choice.jobId === null ? columns : columns.filter(({ key }) => key !== 'job')}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={{
        field: choice.sort,
        order: choice.direction,
        href: (field, direction) => addressOf({ ...choice, sort: sortOf(field), direction, page: 1 }),
      }}
      {...(selection === undefined
        ? {}
        : {
            selection,
            actions: (row: Candidate) => <MoveMenu candidate={row} onMove={(move) => onMove(row, move)} />,
          })}
      marked={markedId}
      isLoading={isLoading}
      empty={null}
    />
  );
}

const Two = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

const Person = styled.span`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  > :last-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
