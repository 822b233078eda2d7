import { type Candidate, candidateCalls, candidatesSchema } from '@enlace/shared-contract/recruiting';
import { bodyOf, type CallSpec } from '@enlace/shared-data';
import type { SagaIterator } from '@enlace/shared-platform';

import { type CandidatesChoice, filtersOf, pageSize } from './candidates-choice';
import { columnInput, readColumn } from './read-column';

type SendRequest = Parameters<CallSpec<unknown, unknown>['perform']>[1];

/** Candidates of one request; a multiple of the pages of the table. */
const walkSize = 100;

export interface WalkInput {
  readonly choice: CandidatesChoice;
  /** The open candidate. */
  readonly id: Candidate['id'];
}

/** A part of a list, in its order. */
export interface Walk {
  readonly ids: readonly Candidate['id'][];
  /** Place of the first one in the list; starts at 0. */
  readonly start: number;
  readonly total: number;
}

const readPage = bodyOf(candidatesSchema);

function* readPart(choice: CandidatesChoice, part: number, send: SendRequest): SagaIterator<Walk> {
  const { sort, direction } = choice;
  const query = { ...filtersOf(choice), sort, direction, page: part, per_page: walkSize };
  const { data, meta } = readPage(yield* send({ call: candidateCalls.listCandidates, query }));
  return { ids: data.map(({ id }) => id), start: (part - 1) * walkSize, total: meta.total };
}

/** Reads the part of the list around a candidate, so that there is one before and one after it. */
export function* readWalk({ choice, id }: WalkInput, send: SendRequest): SagaIterator<Walk> {
  if (choice.layout === 'board') {
    const column = yield* readColumn(columnInput(choice, choice.column, 1), send);
    return { ids: column.candidates.map((one) => one.id), start: 0, total: column.total };
  }
  const part = Math.floor(((choice.page - 1) * pageSize) / walkSize) + 1;
  const walk: Walk = yield* readPart(choice, part, send);
  if (part > 1 && walk.ids[0] === id) {
    const before: Walk = yield* readPart(choice, part - 1, send);
    return { ...before, ids: [...before.ids, ...walk.ids] };
  }
  if (part * walkSize < walk.total && walk.ids.at(-1) === id) {
    const after: Walk = yield* readPart(choice, part + 1, send);
    return { ...walk, ids: [...walk.ids, ...after.ids] };
  }
  return walk;
}
