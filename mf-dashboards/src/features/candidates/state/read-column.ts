import {
  type Candidate,
  candidateCalls,
  candidatesSchema,
  type CandidatesQuery,
} from '@enlace/shared-contract/recruiting';
import { bodyOf, type CallSpec } from '@enlace/shared-data';
import type { SagaIterator } from '@enlace/shared-platform';

import type { CandidatesChoice } from './candidates-choice';
import { columnFilters, type ColumnName, type PlaceCounts } from './columns';

type SendRequest = Parameters<CallSpec<unknown, unknown>['perform']>[1];

const columnPageSize = 50;

export interface ColumnInput {
  readonly job_id?: number;
  readonly search?: string;
  readonly column: ColumnName;
  /** Pages of each of its requests. */
  readonly pages: number;
}

/** Its numbers are those of the search and the job. */
export interface ColumnAnswer extends PlaceCounts {
  /** The last move comes first. */
  readonly candidates: readonly Candidate[];
  readonly total: number;
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
export function* readColumn({ column, pages, ...filters }: ColumnInput, send: SendRequest): SagaIterator<ColumnAnswer> {
  let rows: readonly Candidate[] = [];
  let total = 0;
  let counts: PlaceCounts = { states: {}, stages: [] };
  for (const filter of columnFilters(column))
    for (let page = 1; page <= pages; page += 1) {
      const order = { sort: 'moved_at', direction: 'desc', page, per_page: columnPageSize } as const;
      const query: CandidatesQuery = { ...filters, ...filter, ...order };
      const { data, meta } = readPage(yield* send({ call: candidateCalls.listCandidates, query }));
      rows = [...rows, ...data];
      if (page === 1) total += meta.total;
      counts = { states: meta.states, stages: meta.stages };
      if (page * columnPageSize >= meta.total) break;
    }
  return { candidates: byMove(rows), total, ...counts };
}

/** The last move comes first. */
function byMove(rows: readonly Candidate[]): readonly Candidate[] {
  return [...rows].sort((one, other) => Date.parse(other.moved_at) - Date.parse(one.moved_at));
}
