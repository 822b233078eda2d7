import { AppError } from '@enlace/shared-contract/errors';
import {
  candidateMoves,
  type CandidatesMove,
  type CandidateState,
  mostMoved,
  type MovedCandidates,
  takeBackSeconds,
} from '@enlace/shared-contract/recruiting';
import { type RawBuilder, sql } from 'kysely';
import { randomUUID } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/read-context';
import type { Writing } from '../../../kit/writing';
import { recruitingTexts } from '../recruiting-texts';
import { isPossible } from '../states/application-transitions';
import { moveApplication, type Step, takeMoveBack } from '../states/move-application';
import { candidateTables, matchesFilters, mayReadCandidate } from './candidate-rows';

interface LockedCandidate {
  readonly id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly state: CandidateState;
  readonly version: number;
}

/**
 * Moves one or many candidates, or shows what would be moved.
 * @throws VALIDATION_FAILED without candidates or reason; NOT_FOUND and CONFLICT for one candidate
 */
export async function moveCandidates(
  writing: Writing,
  move: CandidatesMove,
  context: ReadContext,
): Promise<MovedCandidates> {
  const { move: name, is_preview: isPreview = false } = move;
  requireWords(writing, move);
  return transact(writing.deps.db, async (trx) => {
    const candidates = await lockCandidates(trx, writing, move, context);
    const isOne = move.ids?.length === 1;
    if (isOne) requireOne(writing, candidates[0], move);
    const possible = candidates.filter(({ state }) => isPossible(name, state));
    const refusals = candidates.filter((candidate) => !possible.includes(candidate)).map(present);
    const to = candidateMoves[name];
    if (isPreview || possible.length === 0) {
      const previews = possible.map((candidate) => ({ ...present(candidate), state: to, version: candidate.version }));
      return { id: null, moved: previews, refused: refusals, until: null };
    }
    const step = stepOf(writing, move);
    const results: MovedCandidates['moved'] = [];
    for (const candidate of possible) {
      const result = await moveApplication(trx, candidate, name, step, writing.deps);
      if (result !== null) results.push({ ...present(candidate), ...result });
    }
    return { id: step.move.id, moved: results, refused: refusals, until: step.move.until.toISOString() };
  });
}

const present = ({ id, name, state }: LockedCandidate) => ({ id, name, state });

function stepOf(
  { origin, viewer, now }: Writing,
  move: CandidatesMove,
): Step & { readonly move: { id: string; until: Date } } {
  return {
    ...{ origin, now, actorId: viewer?.id ?? null },
    ...{ reason: move.reason ?? null, showsReason: move.shows_reason ?? false, note: move.note ?? null },
    move: { id: randomUUID(), until: new Date(now.getTime() + takeBackSeconds * 1000) },
  };
}

function requireWords({ locale }: Writing, { move, reason, ids, where, is_preview: isPreview }: CandidatesMove): void {
  const texts = recruitingTexts[locale];
  const fields = {
    ...(move === 'reject' && isPreview !== true && (reason ?? '') === '' ? { reason: [texts.reasonMissing] } : {}),
    ...(ids === undefined && where === undefined ? { ids: [texts.selectionMissing] } : {}),
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { message: 'candidates', fields });
}

/** Locks the chosen candidates that the viewer may read, in the order of their ids. */
async function lockCandidates(
  trx: Db,
  { locale }: Writing,
  { ids, where, except = [] }: CandidatesMove,
  context: ReadContext,
): Promise<readonly LockedCandidate[]> {
  const state = where?.state === undefined ? sql`true` : sql`a.state = ${where.state}`;
  const isChosen: RawBuilder<unknown> =
    ids === undefined
      ? sql`(${matchesFilters(where ?? {})} and ${state} and a.id <> all(${except}::bigint[]))`
      : sql`a.id = any(${ids}::bigint[])`;
  const { rows } = await sql<LockedCandidate>`select a.id, a.user_id, a.name, a.state, a.version from ${candidateTables}
    where ${mayReadCandidate(context)} and ${isChosen} order by a.id limit ${mostMoved + 1} for update of a`.execute(
    trx,
  );
  if (rows.length <= mostMoved) return rows;
  const text = recruitingTexts[locale].tooMany.replace('{count}', String(mostMoved));
  throw new AppError('VALIDATION_FAILED', { message: 'too many candidates', fields: { ids: [text] } });
}

function requireOne({ locale }: Writing, candidate: LockedCandidate | undefined, move: CandidatesMove): void {
  if (candidate === undefined) throw new AppError('NOT_FOUND');
  const { state, version } = candidate;
  const texts = recruitingTexts[locale];
  const refuse = (userMessage: string) => new AppError('CONFLICT', { userMessage, details: { state, version } });
  if (move.version !== undefined && move.version !== version) throw refuse(texts.otherState);
  if (!isPossible(move.move, state)) throw refuse(texts.notPossible);
}

/** A recruiter has opened an application. Repeating it changes nothing. Throws NOT_FOUND. */
export async function viewCandidate(writing: Writing, id: number, context: ReadContext): Promise<void> {
  const { deps, viewer, origin, now } = writing;
  await transact(deps.db, async (trx) => {
    const [candidate] = await lockCandidates(trx, writing, { move: 'review', ids: [id] }, context);
    if (candidate === undefined) throw new AppError('NOT_FOUND');
    if (candidate.state !== 'submitted') return;
    await moveApplication(trx, candidate, 'view', { origin, actorId: viewer?.id ?? null, now }, deps);
  });
}

/**
 * Takes an own move back. Candidates who were moved again meanwhile stay where they are. Answers their number.
 * @throws CONFLICT when the mails have left; NOT_FOUND for a move of another user
 */
export async function takeBack(writing: Writing, moveId: string, context: ReadContext): Promise<number> {
  const { deps, viewer, origin, now, locale } = writing;
  return transact(deps.db, async (trx) => {
    type MovedRow = LockedCandidate & {
      readonly from_state: CandidateState;
      readonly move_version: number;
      final_at: Date;
    };
    const { rows } = await sql<MovedRow>`select a.id, a.user_id, a.name, a.state, a.version, e.from_state,
        e.version as move_version, e.final_at
      from ${candidateTables} join application_events e on e.application_id = a.id
      where e.move_id = ${moveId}::uuid and e.actor_id = ${viewer?.id ?? 0} and ${mayReadCandidate(context)}
      order by a.id for update of a`.execute(trx);
    const [first] = rows;
    if (first === undefined) throw new AppError('NOT_FOUND');
    if (first.final_at <= now) throw new AppError('CONFLICT', { userMessage: recruitingTexts[locale].tooLate });
    const step: Step = { origin, now, actorId: viewer?.id ?? null };
    let count = 0;
    for (const row of rows) {
      const event = { from_state: row.from_state, version: row.move_version };
      if (await takeMoveBack(trx, row, event, step)) count += 1;
    }
    return count;
  });
}
