import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { WriteListener } from '../../core/write/write-listener';
import type { WriteContext } from '../../core/write/write-context';
import type { WrittenRow } from '../../core/write/row-change';

/** Adds an audit entry for each write, of every kind. */
export function listenToWrites(trx: Db, writing: WriteContext): WriteListener {
  const listener: WriteListener = {
    beforeWrite: (mountedResource) =>
      Promise.resolve({
        children: listener,
        afterWrite: (writtenRows) => auditWrites(trx, mountedResource, writtenRows, writing),
      }),
    afterAll: () => Promise.resolve(),
  };
  return listener;
}

async function auditWrites(
  trx: Db,
  { resource, options }: MountedResource,
  writtenRows: readonly WrittenRow[],
  writing: WriteContext,
): Promise<void> {
  const { origin } = writing;
  const entries = writtenRows.map((one) => ({
    origin,
    action: actionOf(one, writing),
    resource: resource.name,
    rowId: one.id,
    ...valuesOf(one, options.isPersonal === true),
  }));
  await recordAudits(trx, entries);
}

/** These edits have their own name in the audit. */
const namedEdits: readonly string[] = ['publish', 'unpublish', 'revert'];

function actionOf({ kind }: WrittenRow, { action }: WriteContext): string {
  return kind === 'edit' && action !== undefined && namedEdits.includes(action) ? action : kind;
}

/** The relevant columns before and after the write. Entries about people contain no removed row. */
function valuesOf(
  { kind, before, values }: WrittenRow,
  isPersonal: boolean,
): { readonly before?: Row | null; readonly after?: Row } {
  switch (kind) {
    case 'add':
      return { after: values };
    case 'edit':
    case 'revert':
      return { before: pick(before, values), after: values };
    case 'restore':
      return isPersonal || before === null ? {} : { before: { deleted_at: before['deleted_at'] } };
    default:
      return isPersonal ? {} : { before };
  }
}

/** The earlier values of the changed fields. */
function pick(before: Row | null, values: Row): Row {
  return Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => name in values));
}
