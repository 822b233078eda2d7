import {
  type Candidate,
  candidateAnswerSchema,
  candidateCalls,
  candidateJobsSchema,
  type CandidatesMove,
  candidatesSchema,
  candidateStageCalls,
  candidateStagesSchema,
  type CandidatesQuery,
  movedCandidatesSchema,
  tookBackSchema,
} from '@enlace/shared-contract/recruiting';
import { bodyOf, type CallSpec, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { type ColumnAnswer, type ColumnInput, readColumn } from './read-column';
import { readWalk, type Walk, type WalkInput } from './read-walk';

const client = 'authenticated';

/** The subject of all that is read here: a move of one candidate changes numbers of all. */
export const candidatesSubject = 'candidates';

/** The subject of the stages of companies. */
export const stagesSubject = 'candidate-stages';

const shows = () => [candidatesSubject];

interface FileQuery {
  readonly lang: string;
  readonly [filter: string]: string | number | undefined;
}

export interface PreviewInput {
  readonly move: CandidatesMove;
  /** Distinguishes previews of the same move at different times. Not sent. */
  readonly visit: number;
}

const readMove = dataOf(movedCandidatesSchema.shape.data);

/** A column of the board: one or several states, page by page. */
const column: CallSpec<ColumnInput, ColumnAnswer> = { mode: 'latest', client, perform: readColumn, shows };

/** The candidates around one in its list. It shows nothing, so that their order stays when the list changes. */
const walk: CallSpec<WalkInput, Walk> = { mode: 'latest', client, perform: readWalk };

/** Calls of the recruiter's screens. */
export const candidates = createCalls('dashboards/candidates', {
  list: defineCall({
    client,
    request: (query: CandidatesQuery) => ({ call: candidateCalls.listCandidates, query }),
    read: bodyOf(candidatesSchema),
    shows,
  }),
  jobs: defineCall({
    client,
    request: (_: undefined) => ({ call: candidateCalls.listCandidateJobs }),
    read: dataOf(candidateJobsSchema.shape.data),
    shows,
  }),
  /** The candidates of filters as CSV. */
  file: defineCall({
    mode: 'first',
    client,
    request: (query: FileQuery) => ({
      call: candidateCalls.exportCandidates,
      query: { ...query, tz: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
    read: ({ body }) => String(body),
  }),
  /** The stages of the viewer's companies. */
  stages: defineCall({
    client,
    request: (query: { readonly lang: string }) => ({ call: candidateStageCalls.listCandidateStages, query }),
    read: dataOf(candidateStagesSchema.shape.data),
    shows: () => [stagesSubject],
  }),
  column,
  one: defineCall({
    client,
    request: (id: Candidate['id']) => ({ call: candidateCalls.getCandidate, params: { id } }),
    read: dataOf(candidateAnswerSchema.shape.data),
    shows,
  }),
  walk,
  view: defineCall({
    mode: 'first',
    client,
    request: (id: Candidate['id']) => ({ call: candidateCalls.viewCandidate, params: { id } }),
    read: dataOf(candidateAnswerSchema.shape.data),
  }),
  /** What a move would do. */
  preview: defineCall({
    client,
    request: ({ move }: PreviewInput) => ({
      call: candidateCalls.moveCandidates,
      body: { ...move, is_preview: true },
    }),
    read: readMove,
    keyOf: (input) => JSON.stringify(input),
  }),
  move: defineCall({
    mode: 'first',
    client,
    request: (move: CandidatesMove) => ({ call: candidateCalls.moveCandidates, body: { ...move } }),
    read: readMove,
    changes: shows,
  }),
  takeBack: defineCall({
    mode: 'first',
    client,
    request: (id: string) => ({ call: candidateCalls.takeBackMove, params: { id } }),
    read: dataOf(tookBackSchema.shape.data),
    changes: shows,
  }),
});
