import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import type { Selectable } from 'kysely';

import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db, Tables } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { notifyOfEventJob } from '../recruiting-job-kinds';
import {
  type ApplicationEffect,
  isPossible,
  stateAfter,
  type TransitionName,
  transitionOf,
} from './application-transitions';
import { isVisibleMove } from './public-state';

export type ApplicationRow = Selectable<Tables['applications']>;
export type EventRow = Selectable<Tables['application_events']>;

type LockedApplication = Pick<ApplicationRow, 'id' | 'user_id' | 'state' | 'stage_id' | 'version'>;

export interface Step {
  readonly origin: AuditOrigin;
  readonly actorId: number | null;
  readonly now: Date;
  readonly reason?: string | null;
  readonly showsReason?: boolean;
  readonly note?: string | null;
  /** What the applicant gets with it. */
  readonly message?: string | null;
  /** The stage of the new state; null: none. */
  readonly stageId?: number | null;
  /** Of a move that can be taken back: its id, and until when. */
  readonly move?: { readonly id: string; readonly until: Date };
}

/**
 * Moves a locked application to another state, with all that belongs to it: nothing else writes the state. Answers the
 * state and the version after it; null for a transition that is not possible, which is logged.
 */
export async function moveApplication(
  trx: Db,
  application: LockedApplication,
  name: Exclude<TransitionName, 'submit' | 'takeBack'>,
  step: Step,
  { logger }: Pick<ApiDeps, 'logger'>,
): Promise<{ readonly state: ApplicationState; readonly version: number } | null> {
  const { state: from, id } = application;
  const { effects } = transitionOf(name);
  const to = stateAfter(name, from);
  const stageId = step.stageId ?? null;
  if (!isPossible(name, from)) {
    logger.warn({ application: id, transition: name, from, to }, 'no such transition');
    return null;
  }
  const version = await storeEvent(trx, { ...application, from }, name, { state: to, stageId }, step);
  await trx
    .updateTable('applications')
    .set({
      state: to,
      stage_id: stageId,
      version,
      moved_at: step.now,
      ...(effects.includes('dropProfile') ? { applicant: null, message: null, answers: '[]' } : {}),
    })
    .where('id', '=', id)
    .execute();
  // The stored content is removed by media.clean, which finds no row with it any more.
  if (effects.includes('dropProfile'))
    await trx.deleteFrom('application_files').where('application_id', '=', id).execute();
  await notifyOf(trx, { id, version, effects }, step);
  return { state: to, version };
}

/** Stores a new application. Answers its id; null when another request has stored it meanwhile. */
export async function submitApplication(
  trx: Db,
  application: Pick<ApplicationRow, 'job_id' | 'attempt' | 'name' | 'message' | 'answer_days'> & {
    readonly user_id: number;
    readonly applicant: string;
    readonly answers: string;
  },
  step: Step,
): Promise<number | null> {
  const { effects } = transitionOf('submit');
  const to = 'submitted';
  const row = await trx
    .insertInto('applications')
    .values({ ...application, state: to, notice_state: to, version: 1, applied_at: step.now, moved_at: step.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id', 'attempt']).where('user_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const subject = { ...application, ...row, from: null, stage_id: null, version: 0 };
  const version = await storeEvent(trx, subject, 'submit', { state: to, stageId: null }, step);
  await notifyOf(trx, { id: row.id, version, effects }, step);
  return row.id;
}

/** Takes the last move of a locked application back: it has the state from before, and no mail leaves. */
export async function takeMoveBack(
  trx: Db,
  application: LockedApplication,
  event: Pick<EventRow, 'from_state' | 'from_stage_id' | 'version'>,
  step: Step,
): Promise<boolean> {
  const { from_state: to, from_stage_id: stageId, version: moveVersion } = event;
  if (to === null || moveVersion !== application.version) return false;
  const subject = { ...application, from: application.state };
  const version = await storeEvent(trx, subject, 'takeBack', { state: to, stageId }, step);
  await trx
    .updateTable('applications')
    // The candidate has waited in this state since the move that led to it.
    .set({ state: to, stage_id: stageId, version, moved_at: await timeOf(trx, application.id, to, step.now) })
    .where('id', '=', application.id)
    .execute();
  return true;
}

/** Notes the state and the event of which the applicant of a locked application is notified. */
export async function keepNotice(
  trx: Db,
  id: number,
  { state, version }: { readonly state: ApplicationState; readonly version: number },
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ notice_state: state, notice_version: version })
    .where('id', '=', id)
    .execute();
}

/** Time of the last move to a state. */
async function timeOf(trx: Db, id: number, state: ApplicationState, now: Date): Promise<Date> {
  const event = await trx
    .selectFrom('application_events')
    .select('created_at')
    .where('application_id', '=', id)
    .where('to_state', '=', state)
    .where('transition', '<>', 'takeBack')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.created_at ?? now;
}

interface EventSubject {
  readonly id: number;
  readonly user_id: number | null;
  readonly from: ApplicationState | null;
  readonly stage_id: number | null;
  readonly version: number;
}

interface Place {
  readonly state: ApplicationState;
  readonly stageId: number | null;
}

async function storeEvent(
  trx: Db,
  { id, user_id: memberId, from, stage_id: fromStageId, version: lastVersion }: EventSubject,
  transition: TransitionName,
  { state: to, stageId }: Place,
  { actorId, now, reason, showsReason = false, note, message, move, origin }: Step,
): Promise<number> {
  const version = lastVersion + 1;
  const kind = transition === 'takeBack' ? 'recruiter' : transitionOf(transition).by;
  await trx
    .insertInto('application_events')
    .values({
      application_id: id,
      version,
      transition,
      from_state: from,
      to_state: to,
      from_stage_id: fromStageId,
      to_stage_id: stageId,
      is_visible: isVisibleMove(from, to),
      actor_kind: kind,
      actor_id: actorId,
      member_id: memberId,
      created_at: now,
      reason: reason ?? null,
      shows_reason: showsReason,
      note: note ?? null,
      message: message ?? null,
      move_id: move?.id ?? null,
      final_at: move?.until ?? null,
    })
    .execute();
  await recordAudit(trx, {
    origin,
    action: 'moveApplication',
    resource: 'applications',
    rowId: id,
    ...(from === null ? {} : { before: { state: from } }),
    after: { transition, state: to, ...(stageId === null ? {} : { stage: stageId }) },
  });
  return version;
}

interface Notice {
  readonly id: number;
  readonly version: number;
  readonly effects: readonly ApplicationEffect[];
}

/**
 * A job notifies when the move can no longer be taken back. A move that the applicant does not see has one too: it can
 * replace a visible one, whose job then finds another event.
 */
async function notifyOf(trx: Db, { id, version, effects }: Notice, { move }: Step): Promise<void> {
  if (effects.length === 0) return;
  await enqueue(trx, notifyOfEventJob, { application: id, version }, move === undefined ? {} : { runAt: move.until });
}
