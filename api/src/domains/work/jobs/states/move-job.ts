import { AppError } from '@enlace/shared-contract/errors';
import { leastDescription, type MoveJob } from '@enlace/shared-contract/work';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import { writeRow } from '../../../../kit/core/write/write-row';
import type { ReadWriteContext, WriteContext } from '../../../../kit/core/write/write-context';
import { jobsResource } from '../jobs.resource';
import { notifyOfReturn } from '../notices/notify-of-return';
import { missingParts } from './checklist';
import { isPossible, transitionOf } from './job-transitions';
import { movedDates } from './moved-dates';
import { versionOf } from './present-publishing';
import { publishingTexts } from './publishing-texts';
import { type PublishedJob, readMovableJob } from './read-movable-job';

/**
 * Moves a job to another state: nothing else writes the columns of the moves. The write goes through the kit, so that
 * history, audit and version of the row contain it.
 * @throws NOT_FOUND, CONFLICT with the present state, VALIDATION_FAILED
 */
export async function moveJob(
  writing: ReadWriteContext,
  { id, move }: { readonly id: number; readonly move: MoveJob },
): Promise<void> {
  const { deps, now } = writing;
  await transact(deps.db, async (trx) => {
    const job = await readMovableJob(trx, id, writing.reading, { isLocked: true });
    requireMove(writing, job, move);
    const facts = { now, ...timeOf(move), ...(typeof move.days === 'number' ? { days: move.days } : {}) };
    const values = { ...movedDates(move.transition, job, facts) };
    const reason = noteOf(move);
    await writeRow(trx, jobsResource, { kind: 'edit', id, values }, { ...writing, reason });
    await auditMove(trx, writing, job, move);
    if (move.transition === 'return_to_draft' && reason !== null)
      await notifyOfReturn(trx, job, { note: reason, now, actorId: writing.viewer?.id ?? 0 });
  });
}

async function auditMove(trx: Db, { origin }: WriteContext, { id, state }: PublishedJob, move: MoveJob): Promise<void> {
  const { transition } = move;
  await recordAudit(trx, {
    origin,
    action: 'moveJob',
    resource: 'jobs',
    rowId: id,
    before: { state },
    after: { transition, state: transitionOf(transition).to },
  });
}

function requireMove(writing: WriteContext, job: PublishedJob, move: MoveJob): void {
  const { locale, now, deps } = writing;
  const { transition } = move;
  const texts = publishingTexts[locale];
  const version = versionOf(job);
  const refuse = (userMessage: string) =>
    new AppError('CONFLICT', { userMessage, details: { state: job.state, version } });
  if (move.version !== version) throw refuse(texts.otherVersion);
  if (!isPossible(transition, job, now)) {
    deps.logger.warn(
      { job: job.id, transition, from: job.state, to: transitionOf(transition).to },
      'no such transition',
    );
    const isLate = transitionOf(transition).from.includes(job.state);
    throw refuse(isLate ? texts.dayIsOver : texts.notPossible);
  }
  const fields = faultsOf(writing, job, move);
  if (Object.keys(fields).length > 0)
    throw new AppError('VALIDATION_FAILED', { message: `job: ${transition}`, fields });
}

/** Messages for the missing parts of the job and of the body, by field. */
function faultsOf({ locale, now, viewer }: WriteContext, job: PublishedJob, move: MoveJob): Record<string, string[]> {
  const { transition } = move;
  const texts = publishingTexts[locale];
  const parts = transitionOf(transition).needsParts === true ? missingParts(job) : [];
  const fields = Object.fromEntries(
    parts.map((part) => [part, [texts.missing[part].replace('{count}', String(leastDescription))]]),
  );
  const { at } = timeOf(move);
  if (transition === 'schedule' && (at === undefined || at <= now)) fields['at'] = [texts.timeMissing];
  // A recruiter takes a request back without a note.
  const isOfAdmin = viewer?.roles.includes('admin') ?? false;
  if (transition === 'return_to_draft' && isOfAdmin && noteOf(move) === null) fields['note'] = [texts.noteMissing];
  return fields;
}

function timeOf({ at }: MoveJob): { readonly at?: Date } {
  return typeof at === 'string' && at !== '' ? { at: new Date(at) } : {};
}

const noteOf = ({ note }: MoveJob): string | null => (note === undefined || note === '' ? null : note);
