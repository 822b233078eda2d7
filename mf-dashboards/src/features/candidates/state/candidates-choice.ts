import {
  candidateSorts,
  type CandidatesMove,
  type CandidatesQuery,
  type CandidateState,
  candidateStates,
} from '@enlace/shared-contract/recruiting';

import { type ColumnName, columnNameOf } from './columns';

export const pageSize = 25;

export const candidatesPath = '/dashboards/candidates';

/** The page of the stages and templates of a company. */
export const settingsPath = `${candidatesPath}/settings`;

type Sort = (typeof candidateSorts)[number];

/** What an address selects; invalid values are ignored. */
export interface CandidatesChoice {
  readonly layout: 'table' | 'board';
  readonly jobId: number | null;
  readonly state: CandidateState | null;
  readonly search: string;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** The column of the board on phones, and that of a candidate who was opened from the board. */
  readonly column: ColumnName;
}

const usualChoice: CandidatesChoice = {
  layout: 'table',
  jobId: null,
  state: null,
  search: '',
  sort: 'applied_at',
  direction: 'desc',
  page: 1,
  column: 'submitted',
};

/** A number in an address or a path; null for other texts. */
export function idOf(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}

export function choiceOf(params: URLSearchParams): CandidatesChoice {
  return {
    layout: params.get('view') === 'board' ? 'board' : 'table',
    jobId: idOf(params.get('job')),
    state: candidateStates.find((name) => name === params.get('state')) ?? null,
    search: (params.get('search') ?? '').slice(0, 200),
    sort: sortOf(params.get('sort')),
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Math.min(idOf(params.get('page')) ?? 1, 1_000_000),
    column: columnNameOf(params.get('column')) ?? 'submitted',
  };
}

export function sortOf(field: string | null): Sort {
  return candidateSorts.find((name) => name === field) ?? usualChoice.sort;
}

const parametersOf = (choice: CandidatesChoice): Readonly<Record<string, string>> => ({
  job: choice.jobId === null ? '' : String(choice.jobId),
  search: choice.search,
  ...(choice.layout === 'board'
    ? { view: 'board', column: choice.column === usualChoice.column ? '' : choice.column }
    : {
        state: choice.state ?? '',
        sort: choice.sort === usualChoice.sort ? '' : choice.sort,
        direction: choice.direction === usualChoice.direction ? '' : choice.direction,
        page: choice.page === 1 ? '' : String(choice.page),
      }),
});

function searchOf(choice: CandidatesChoice): string {
  const entries = Object.entries(parametersOf(choice)).filter(([, value]) => value !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** The address of the list. */
export const addressOf = (choice: CandidatesChoice): string => `${candidatesPath}${searchOf(choice)}`;

/** The address of a candidate, with the list that leads to the next one and back. */
export const candidateAddress = (id: number, choice: CandidatesChoice): string =>
  `${candidatesPath}/${id}${searchOf(choice)}`;

/** The filters of a choice, as calls have them. */
export function filtersOf({ jobId, search, layout, state }: CandidatesChoice): NonNullable<CandidatesMove['where']> {
  return {
    ...(jobId === null ? {} : { job_id: jobId }),
    ...(search === '' ? {} : { search }),
    ...(state === null || layout === 'board' ? {} : { state }),
  };
}

/** Names the filters of a choice. */
export const filterKey = (choice: CandidatesChoice): string => JSON.stringify(filtersOf(choice));

/** The query of a page of the table. */
export function queryOf(choice: CandidatesChoice): CandidatesQuery {
  const { sort, direction, page } = choice;
  return { ...filtersOf(choice), sort, direction, page, per_page: pageSize };
}

/** Whether a search or a state leaves candidates of the job out. */
export const isNarrowed = ({ search, state, layout }: CandidatesChoice): boolean =>
  search !== '' || (state !== null && layout === 'table');
