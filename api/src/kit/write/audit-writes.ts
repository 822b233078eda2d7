import { recordAudits } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import type { MadeRow } from './row-write';

/** Writes the audit entry of each write: what was done to the row, whichever way the change came. */
export async function auditWrites(
  trx: Db,
  { resource, options }: MountedResource,
  made: readonly MadeRow[],
  writing: Writing,
): Promise<void> {
  const { origin } = writing;
  const entries = made.map((one) => ({
    origin,
    action: actionOf(one, writing),
    resource: resource.name,
    rowId: one.id,
    ...valuesOf(one, options.isPersonal === true),
  }));
  await recordAudits(trx, entries);
}

/** Publishing, unpublishing and going back to a revision are edits with a name of their own. */
const namedEdits: readonly string[] = ['publish', 'unpublish', 'revert'];

function actionOf({ write }: MadeRow, { action }: Writing): string {
  const { kind } = write.change;
  return kind === 'edit' && action !== undefined && namedEdits.includes(action) ? action : kind;
}

/** The row before and after, as far as it matters. Of people, no entry keeps a row that is removed. */
function valuesOf({ write }: MadeRow, isPersonal: boolean): { readonly before?: Row | null; readonly after?: Row } {
  const { change, before, values } = write;
  switch (change.kind) {
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

/** What the changed fields were. */
function pick(before: Row | null, values: Row): Row {
  return Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => name in values));
}
