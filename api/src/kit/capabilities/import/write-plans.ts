import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { divide } from '../../core/write/apply-batch';
import { keepFiles } from '../../core/write/files';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { RowChange, RowUndo, WriteResult } from '../../core/write/row-change';
import { writeRows } from '../../core/write/write-rows';
import type { WriteContext } from '../../core/write/write-context';
import { errorsOf, type Plan } from './plan-rows';

/** The result of a line: written, or the reason of the failure. */
export interface LineResult {
  readonly row: number;
  /** Null when nothing was written. */
  readonly id: number | null;
  readonly errors: Record<string, string[]>;
  readonly version: string | null;
  readonly undo: RowUndo | null;
}

/** Writes planned lines in batches. A refused line does not stop the others. */
export async function writePlans(
  trx: Db,
  deps: ApiDeps,
  mountedResource: MountedResource,
  plans: readonly Plan[],
  writing: WriteContext,
): Promise<LineResult[]> {
  const lines: LineResult[] = [];
  for (const action of ['create', 'update'] as const)
    lines.push(
      ...(await divide(
        trx,
        plans.filter((plan) => plan.action === action),
        (some) => writeSome(trx, deps, mountedResource, some, writing),
        (plan, error) => refusedLine(plan, error, writing),
      )),
    );
  return lines;
}

async function writeSome(
  trx: Db,
  deps: ApiDeps,
  mountedResource: MountedResource,
  plans: readonly Plan[],
  writing: WriteContext,
): Promise<LineResult[]> {
  const changes: RowChange[] = [];
  for (const plan of plans) {
    const values = await withFiles(trx, deps, mountedResource, plan, writing);
    changes.push(plan.id === null ? { kind: 'add', values } : { kind: 'edit', id: plan.id, values });
  }
  const writtenRows = await writeRows(trx, mountedResource, changes, { ...writing, isBatch: true, action: 'import' });
  return plans.map((plan, index) => lineOf(plan, writtenRows[index], writing));
}

function lineOf(plan: Plan, writtenRow: WriteResult | undefined, writing: WriteContext): LineResult {
  const { row, id } = plan;
  if (writtenRow?.state === 'refused') return refusedLine(plan, writtenRow.error, writing);
  if (writtenRow?.state !== 'changed') return { row, id, errors: {}, version: null, undo: null };
  return { row, id: writtenRow.id, errors: {}, version: writtenRow.version, undo: writtenRow.undo };
}

function refusedLine({ row }: Plan, error: unknown, { locale }: WriteContext): LineResult {
  return { row, id: null, errors: errorsOf(error, locale), version: null, undo: null };
}

async function withFiles(
  trx: Db,
  deps: ApiDeps,
  { options }: MountedResource,
  { body }: Plan,
  writing: WriteContext,
): Promise<Row> {
  const { files = {} } = options;
  if (!Object.keys(files).some((name) => name in body)) return body;
  const sender = { viewer: writing.viewer, locale: writing.locale, isPersonal: options.isPersonal };
  return { ...body, ...(await keepFiles({ ...deps, db: trx, reads: trx }, files, body, sender)) };
}
