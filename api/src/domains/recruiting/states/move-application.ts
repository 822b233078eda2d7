import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import type { Selectable } from 'kysely';

import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db, Tables } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { enqueue } from '../../../infrastructure/jobs/enqueue';
import { notifyOfEventJob } from '../recruiting-job-kinds';
import { type ApplicationEffect, isPossible, type TransitionName, transitionOf } from './application-transitions';
import { isVisibleMove } from './public-state';

export type ApplicationRow = Selectable<Tables['applications']>;
export type EventRow = Selectable<Tables['application_events']>;

type LockedApplication = Pick<ApplicationRow, 'id' | 'user_id' | 'state' | 'version'>;

export interface Step {
  readonly origin: AuditOrigin;
  readonly actorId: number | null;
  readonly now: Date;
  readonly reason?: string | null;
  readonly showsReason?: boolean;
  readonly note?: string | null;
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
  const { to, effects } = transitionOf(name);
  if (!isPossible(name, from)) {
    logger.warn({ application: id, transition: name, from, to }, 'no such transition');
    return null;
  }
  const version = await storeEvent(trx, { ...application, from }, name, to, step);
  await trx
    .updateTable('applications')
    .set({
      ...{ state: to, version, moved_at: step.now },
      ...(effects.includes('dropProfile') ? { applicant: null, message: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  await notifyOf(trx, { id, from, to, version, effects }, step);
  return { state: to, version };
}

/** Stores a new application. Answers its id; null when another request has stored it meanwhile. */
export async function submitApplication(
  trx: Db,
  application: Pick<ApplicationRow, 'job_id' | 'attempt' | 'name' | 'message'> & {
    readonly user_id: number;
    readonly applicant: string;
  },
  step: Step,
): Promise<number | null> {
  const { to, effects } = transitionOf('submit');
  const row = await trx
    .insertInto('applications')
    .values({ ...application, state: to, version: 1, applied_at: step.now, moved_at: step.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id', 'attempt']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const version = await storeEvent(trx, { ...application, ...row, from: null, version: 0 }, 'submit', to, step);
  await notifyOf(trx, { id: row.id, from: null, to, version, effects }, step);
  return row.id;
}

/** Takes the last move of a locked application back: it has the state from before, and no mail leaves. */
export async function takeMoveBack(
  trx: Db,
  application: LockedApplication,
  event: Pick<EventRow, 'from_state' | 'version'>,
  step: Step,
): Promise<boolean> {
  const { from_state: to, version: moveVersion } = event;
  if (to === null || moveVersion !== application.version) return false;
  const version = await storeEvent(trx, { ...application, from: application.state }, 'takeBack', to, step);
  await trx
    .updateTable('applications')
    .set({ state: to, version, moved_at: step.now })
    .where('id', '=', application.id)
    .execute();
  return true;
}

interface EventSubject {
  readonly id: number;
  readonly user_id: number | null;
  readonly from: ApplicationState | null;
  readonly version: number;
}

async function storeEvent(
  trx: Db,
  { id, user_id: memberId, from, version: lastVersion }: EventSubject,
  transition: TransitionName,
  to: ApplicationState,
  { actorId, now, reason, showsReason = false, note, move, origin }: Step,
): Promise<number> {
  const version = lastVersion + 1;
  const kind = transition === 'takeBack' ? 'recruiter' : transitionOf(transition).by;
  await trx
    .insertInto('application_events')
    .values({
      ...{ application_id: id, version, transition, from_state: from, to_state: to },
      is_visible: isVisibleMove(from, to),
      ...{ actor_kind: kind, actor_id: actorId, member_id: memberId, created_at: now },
      ...{ reason: reason ?? null, shows_reason: showsReason, note: note ?? null },
      ...{ move_id: move?.id ?? null, final_at: move?.until ?? null },
    })
    .execute();
  await recordAudit(trx, {
    ...{ origin, action: 'moveApplication', resource: 'applications', rowId: id },
    ...(from === null ? {} : { before: { state: from } }),
    after: { transition, state: to },
  });
  return version;
}

interface Notice {
  readonly id: number;
  readonly from: ApplicationState | null;
  readonly to: ApplicationState;
  readonly version: number;
  readonly effects: readonly ApplicationEffect[];
}

/** A job notifies when the move can no longer be taken back. */
async function notifyOf(trx: Db, { id, from, to, version, effects }: Notice, { move }: Step): Promise<void> {
  const isForMember = effects.includes('notifyMember') && isVisibleMove(from, to);
  if (!isForMember && !effects.includes('notifyRecruiters')) return;
  await enqueue(trx, notifyOfEventJob, { application: id, version }, move === undefined ? {} : { runAt: move.until });
}
