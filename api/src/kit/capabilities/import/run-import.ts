import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type BatchRunner, undoRunner } from '../bulk/run-job';
import type { MountedResource } from '../../core/table/resource-options';
import { emptyLines, type ImportState, notePlans, readLines } from './imports.repository';
import { noteWritten } from './note-written';
import { planRows } from './plan-rows';
import { writePlans } from './write-plans';

/**
 * The runner of an import job. Each line is checked again, with the present rights of the user. An undo removes added
 * rows and restores changed rows.
 */
export function importRunner(deps: ApiDeps, mountedResource: MountedResource): BatchRunner {
  const undo = undoRunner(mountedResource);
  return async (trx, job, writing, size) => {
    if (job.is_undone) return undo(trx, job, writing, size);
    const { rows } = await sql<ImportState>`select * from imports where id = ${job.import_id}`.execute(trx);
    const [firstRow] = rows;
    const lines = firstRow === undefined ? [] : await readLines(trx, firstRow.id, job.done, Math.min(size, 500));
    if (firstRow === undefined || lines.length === 0) return null;
    const { mapping, key, columns, time_zone: timeZone } = firstRow;
    const planning = {
      mapping,
      key,
      columnCount: columns.length,
      timeZone,
      writing,
      seen: new Map<string, Set<string>>(),
    };
    const plans = await planRows(trx, mountedResource, lines, planning);
    const writtenLines = await writePlans(trx, deps, mountedResource, plans, writing);
    const outcomes = new Map(writtenLines.map((one) => [one.row, one]));
    const notedPlans = plans.map((plan) => {
      const outcome = outcomes.get(plan.row);
      if (outcome === undefined) return plan;
      const isFailed = Object.keys(outcome.errors).length > 0;
      return { ...plan, id: outcome.id, errors: outcome.errors, action: isFailed ? ('fail' as const) : plan.action };
    });
    await notePlans(trx, firstRow.id, notedPlans);
    // Failed lines stay for their correction until the import is deleted.
    if (mountedResource.options.isPersonal) {
      const writtenPlans = notedPlans.filter(({ action }) => action !== 'fail');
      await emptyLines(
        trx,
        firstRow.id,
        writtenPlans.map(({ row }) => row),
      );
    }
    await noteWritten(trx, job.id, writtenLines);
    const failedCount = notedPlans.filter(({ action }) => action === 'fail').length;
    const skippedCount = notedPlans.filter(({ action }) => action === 'skip').length;
    return {
      done: lines.length,
      succeeded: lines.length - failedCount - skippedCount,
      failed: failedCount,
      skipped: skippedCount,
    };
  };
}
