import type { Candidate } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Icon, PlainLink, theme, VisuallyHidden } from '@enlace/shared-ui';
import { Table, type TableColumn, type TableSelection } from '@enlace/shared-ui/controls';

import { MoveMenu } from '../move/move-menu';
import { PlaceBadge } from '../state-badge';
import { addressOf, candidateAddress, type CandidatesChoice, sortOf } from '../state/candidates-choice';
import { type Destination, destinationsOf } from '../state/destinations';
import { useStages } from '../state/use-stages';
import { TimeInPlace } from '../time-in-place';
import { candidatesTexts } from '../texts';

export interface CandidatesTableProps {
  readonly choice: CandidatesChoice;
  readonly rows: readonly Candidate[];
  readonly isLoading: boolean;
  /** The candidate from whom the recruiter returns. */
  readonly markedId: Candidate['id'] | null;
  /** Missing for users who may not move candidates. */
  readonly selection: TableSelection | undefined;
  readonly onMove: (candidate: Candidate, destination: Destination) => void;
}

/** A page of candidates. */
export function CandidatesTable(props: CandidatesTableProps) {
  const { choice, rows, isLoading, markedId, selection, onMove } = props;
  const t = useTexts(candidatesTexts);
  const { date } = useFormats();
  const { ofCompany } = useStages();
  // A day stays on one line.
  const day = (instant: string) => date(instant, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const columns: readonly TableColumn<Candidate>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ id, name, headline, avatar, file_count: fileCount }) => (
        <Person>
          <Avatar name={name} src={avatar?.url} size={40} isDecorative />
          <span>
            <Name>
              <PlainLink to={candidateAddress(id, choice)} data-candidate={id}>
                {name}
              </PlainLink>
              {fileCount > 0 && (
                <span title={t('answers.count', { count: fileCount })}>
                  <Icon name="file" size={18} />
                  <VisuallyHidden>{t('answers.count', { count: fileCount })}</VisuallyHidden>
                </span>
              )}
            </Name>
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
    {
      key: 'state',
      header: t('columns.state'),
      cell: (candidate) => (
        <Two>
          <PlaceBadge candidate={candidate} />
          {candidate.stage !== null && <small>{t(`states.${candidate.state}`)}</small>}
        </Two>
      ),
    },
    {
      key: 'moved_at',
      header: t('columns.duration'),
      sort: 'moved_at',
      cell: (candidate) => <TimeInPlace candidate={candidate} title={day(candidate.moved_at)} />,
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
            actions: (row: Candidate) => (
              <MoveMenu
                candidate={row}
                destinations={destinationsOf(row, ofCompany(row.job.company_id))}
                onMove={(destination) => onMove(row, destination)}
              />
            ),
          })}
      marked={markedId}
      isLoading={isLoading}
      empty={null}
    />
  );
}

const Two = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

/** The name, and a mark where there are files. */
const Name = styled.span`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-width: 0;
  > span {
    flex: none;
    display: inline-flex;
    color: ${theme.color.inkSoft};
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
