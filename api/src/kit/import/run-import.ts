import { sql } from 'kysely';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { type BatchRunner, undoRows } from '../bulk/run-job';
import type { MountedResource } from '../resource-options';
import { type ImportState, notePlans, readLines } from './imports.repository';
import { noteWritten } from './note-written';
import { planRows } from './plan-rows';
import { writePlans } from './write-plans';

/**
 * The work of a job that brings the lines of an import in: each is checked again, under the rights she has now. Taken
 * back, what was added goes and what was changed is as it was.
 */
export function importRunner(deps: ApiDeps, mounted: MountedResource): BatchRunner {
  return async (trx, job, writing, size) => {
    if (job.is_undone) return undoRows(trx, mounted, job, writing, size);
    const { rows } = await sql<ImportState>`select * from imports where id = ${job.import_id}`.execute(trx);
    const [found] = rows;
    const lines = found === undefined ? [] : await readLines(trx, found.id, job.done, Math.min(size, 500));
    if (found === undefined || lines.length === 0) return null;
    const { mapping, key } = found;
    const { viewer, locale, now } = writing;
    const plans = await planRows(trx, mounted, lines, { mapping, key, viewer, locale, now, seen: new Map() });
    const written = await writePlans(trx, deps, mounted, plans, writing);
    const outcomes = new Map(written.map((one) => [one.row, one]));
    const noted = plans.map((plan) => {
      const outcome = outcomes.get(plan.row);
      if (outcome === undefined) return plan;
      const isFailed = Object.keys(outcome.errors).length > 0;
      return { ...plan, id: outcome.id, errors: outcome.errors, action: isFailed ? ('fail' as const) : plan.action };
    });
    await notePlans(trx, found.id, noted);
    await noteWritten(trx, job.id, written);
    const failed = noted.filter(({ action }) => action === 'fail').length;
    const skipped = noted.filter(({ action }) => action === 'skip').length;
    return { done: lines.length, succeeded: lines.length - failed - skipped, failed, skipped };
  };
}
