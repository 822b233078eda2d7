import { AppError } from '@enlace/shared-contract/errors';
import {
  type CandidatesMove,
  mostMoved,
  mostPreviews,
  type MovedCandidates,
  takeBackSeconds,
} from '@enlace/shared-contract/recruiting';
import { type RawBuilder, sql } from 'kysely';
import { randomUUID } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { moveApplication, type Step } from '../states/move-application';
import { findMessageSource, type MessageSource, writeMessage } from '../templates/messages';
import { candidateTables, isInPlace, matchesFilters, mayReadCandidate } from './candidate-rows';
import { addMovedVersions, findMove, recruitsFor, wasMoved } from './find-move';
import {
  type LockedCandidate,
  presentLocked,
  presentMoved,
  requireStage,
  type Target,
  transitionFor,
} from './move-target';

/**
 * Moves one or many candidates, or shows what would be moved.
 * @throws VALIDATION_FAILED without candidates or reason, and for a wrong stage or message; NOT_FOUND and CONFLICT for
 *   one candidate
 */
export async function moveCandidates(writing: ReadWriteContext, move: CandidatesMove): Promise<MovedCandidates> {
  const { reading } = writing;
  requireWords(writing, move);
  return transact(writing.deps.db, async (trx) => {
    // The stage is locked first, as its removal does.
    const stage = move.stage_id === undefined ? null : await requireStage(trx, writing, move, reading);
    const candidates = await lockCandidates(trx, writing, move, reading);
    const repetition = move.is_preview === true ? null : await findMove(trx, writing, move.key);
    if (repetition !== null) return repetition;
    const target: Target = { move: move.move, stage };
    if (move.ids?.length === 1) requireOne(writing, candidates[0], move, target);
    const possible = candidates.filter((candidate) => transitionFor(candidate, target) !== null);
    const refusals = candidates.filter((candidate) => !possible.includes(candidate)).map(presentLocked);
    const source = await findMessageSource(trx, writing, move, reading);
    requireTemplateOf(writing, source, possible);
    const moving: Moving = { trx, writing, target, source };
    if (move.is_preview === true || possible.length === 0)
      return { id: null, moved: await previewMove(moving, possible), refused: refusals, until: null };
    const step = { ...stepOf(writing, move), stageId: target.stage?.id ?? null };
    const results: MovedCandidates['moved'] = [];
    for (const candidate of possible) {
      const transition = transitionFor(candidate, target);
      if (transition === null) continue;
      const message = await messageFor(moving, candidate);
      const withMessage = { ...step, message: message?.text ?? null };
      const result = await moveApplication(trx, candidate, transition, withMessage, writing.deps);
      if (result !== null) results.push({ ...presentMoved(candidate, target), ...result });
    }
    return { id: step.move.id, moved: results, refused: refusals, until: step.move.until.toISOString() };
  });
}

interface Moving {
  readonly trx: Db;
  readonly writing: WriteContext;
  readonly target: Target;
  readonly source: MessageSource | null;
}

/** The message for a candidate; none when only the stage changes, which the member does not see. */
async function messageFor({ trx, writing, target, source }: Moving, candidate: LockedCandidate) {
  const isForMember = transitionFor(candidate, target) === target.move && target.move !== 'view';
  return source === null || !isForMember ? null : writeMessage(trx, source, candidate.id, writing);
}

/** What a move would do; the first candidates have their message. */
async function previewMove(moving: Moving, candidates: readonly LockedCandidate[]): Promise<MovedCandidates['moved']> {
  const results: MovedCandidates['moved'] = [];
  for (const [index, candidate] of candidates.entries()) {
    const message = index < mostPreviews ? await messageFor(moving, candidate) : null;
    const { version } = candidate;
    results.push({ ...presentMoved(candidate, moving.target), version, ...(message === null ? {} : { message }) });
  }
  return results;
}

/** A template of one company is not for candidates of another one. */
function requireTemplateOf(
  { locale }: WriteContext,
  source: MessageSource | null,
  candidates: readonly LockedCandidate[],
): void {
  const companyId = source?.companyId ?? null;
  if (companyId === null || candidates.every((candidate) => candidate.company_id === companyId)) return;
  const fields = { template_id: [recruitingTexts[locale].templateMissing] };
  throw new AppError('VALIDATION_FAILED', { message: 'template of another company', fields });
}

function stepOf(
  { origin, viewer, now }: WriteContext,
  move: CandidatesMove,
): Step & { readonly move: { id: string; until: Date } } {
  return {
    origin,
    now,
    actorId: viewer?.id ?? null,
    reason: move.reason ?? null,
    showsReason: move.shows_reason ?? false,
    note: move.note ?? null,
    move: { id: move.key ?? randomUUID(), until: new Date(now.getTime() + takeBackSeconds * 1000) },
  };
}

function requireWords(
  { locale }: WriteContext,
  { move, reason, ids, where, is_preview: isPreview }: CandidatesMove,
): void {
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
  { locale }: WriteContext,
  { ids, where, except = [] }: CandidatesMove,
  context: ReadContext,
): Promise<readonly LockedCandidate[]> {
  const isChosen: RawBuilder<unknown> =
    ids === undefined
      ? sql`(${matchesFilters(where ?? {})} and ${isInPlace(where ?? {})} and a.id <> all(${except}::bigint[]))`
      : sql`a.id = any(${ids}::bigint[])`;
  const { rows } = await sql<
    Omit<LockedCandidate, 'moved_version'>
  >`select a.id, a.user_id, a.name, a.state, a.stage_id, j.company_id, a.version
    from ${candidateTables}
    where ${mayReadCandidate(context)} and ${isChosen} order by a.id limit ${mostMoved + 1} for update of a`.execute(
    trx,
  );
  if (rows.length <= mostMoved) return addMovedVersions(trx, rows);
  const text = recruitingTexts[locale].tooMany.replace('{count}', String(mostMoved));
  throw new AppError('VALIDATION_FAILED', { message: 'too many candidates', fields: { ids: [text] } });
}

function requireOne(
  { locale }: WriteContext,
  candidate: LockedCandidate | undefined,
  move: CandidatesMove,
  target: Target,
): void {
  if (candidate === undefined) throw new AppError('NOT_FOUND');
  const { state, version } = candidate;
  const texts = recruitingTexts[locale];
  const refuse = (userMessage: string) => new AppError('CONFLICT', { userMessage, details: { state, version } });
  if (move.version !== undefined && wasMoved(candidate, move.version)) throw refuse(texts.otherState);
  if (transitionFor(candidate, target) === null) throw refuse(texts.notPossible);
}

/**
 * A recruiter has opened an application. Repeating it changes nothing, and neither does a look of an admin. Throws
 * NOT_FOUND.
 */
export async function viewCandidate(writing: ReadWriteContext, id: number): Promise<void> {
  const { reading } = writing;
  const { deps, viewer, origin, now } = writing;
  await transact(deps.db, async (trx) => {
    const [candidate] = await lockCandidates(trx, writing, { move: 'review', ids: [id] }, reading);
    if (candidate === undefined) throw new AppError('NOT_FOUND');
    if (candidate.state !== 'submitted' || !(await recruitsFor(trx, id, reading))) return;
    await moveApplication(trx, candidate, 'view', { origin, actorId: viewer?.id ?? null, now }, deps);
  });
}
