import {
  type Candidate,
  candidateCalls,
  candidatesSchema,
  type CandidatesQuery,
  type CandidateState,
} from '@enlace/shared-contract/recruiting';
import { bodyOf, type CallSpec } from '@enlace/shared-data';
import type { SagaIterator } from '@enlace/shared-platform';

import type { CandidatesChoice } from './candidates-choice';
import { type ColumnName, columnStates } from './columns';

type Ask = Parameters<CallSpec<unknown, unknown>['perform']>[1];

const columnPageSize = 50;

export interface ColumnInput {
  readonly job_id?: number;
  readonly search?: string;
  readonly column: ColumnName;
  /** Pages of each of its states. */
  readonly pages: number;
}

export interface ColumnAnswer {
  /** The last move comes first. */
  readonly candidates: readonly Candidate[];
  readonly total: number;
  /** Candidates of the search and the job, by state. */
  readonly states: Readonly<Partial<Record<CandidateState, number>>>;
}

export function columnInput(choice: CandidatesChoice, column: ColumnName, pages: number): ColumnInput {
  const { jobId, search } = choice;
  return {
    ...(jobId === null ? {} : { job_id: jobId }),
    ...(search === '' ? {} : { search }),
    column,
    pages,
  };
}

const readPage = bodyOf(candidatesSchema);

/** Reads pages of all states of a column and joins them. */
export function* readColumn({ column, pages, ...filters }: ColumnInput, ask: Ask): SagaIterator<ColumnAnswer> {
  let rows: readonly Candidate[] = [];
  let total = 0;
  let states: ColumnAnswer['states'] = {};
  for (const state of columnStates[column])
    for (let page = 1; page <= pages; page += 1) {
      const order = { sort: 'moved_at', direction: 'desc', page, per_page: columnPageSize } as const;
      const query: CandidatesQuery = { ...filters, state, ...order };
      const { data, meta } = readPage(yield* ask({ call: candidateCalls.listCandidates, query }));
      rows = [...rows, ...data];
      if (page === 1) total += meta.total;
      states = meta.states;
      if (page * columnPageSize >= meta.total) break;
    }
  return { candidates: byMove(rows), total, states };
}

/** The last move comes first. */
function byMove(rows: readonly Candidate[]): readonly Candidate[] {
  return [...rows].sort((one, other) => Date.parse(other.moved_at) - Date.parse(one.moved_at));
}
