import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { writeRow } from '../write/write-row';
import type { Writing } from '../writing';
import { currentValues } from './current-values';
import { changedNames, pickValues } from './flat-values';
import { findRevision } from './read-revisions';
import { valuesAsOf } from './read-values-as-of';
import { restoredEdit } from './restored-edit';

/** Which state of a row, and which of its fields; all of them for null. A child is named by its path: `lessons.12`. */
export interface Wanted {
  readonly n: number;
  readonly fields: readonly string[] | null;
}

/**
 * Gives a row, held, and its children the values of an earlier state, as one revision. A related row that is gone stays
 * away.
 * @param resources every resource, those of the children among them
 */
export async function restoreValues(
  trx: Db,
  mounted: MountedResource,
  before: Row,
  { n, fields }: Wanted,
  writing: Writing,
  resources: readonly MountedResource[],
): Promise<void> {
  const id = Number(before['id']);
  const name = { resource: mounted.resource.name, rowId: id };
  if ((await findRevision(trx, name, n)) === null) throw new AppError('NOT_FOUND');
  const [now, past] = [await currentValues(trx, mounted, id), await valuesAsOf(trx, name, n)];
  const isWanted = (field: string) =>
    fields === null || fields.some((wanted) => field === wanted || field.startsWith(`${wanted}.`));
  const names = changedNames(now, { ...now, ...past }).filter(isWanted);
  const edit = await restoredEdit(trx, { mounted, id, now, then: pickValues(past, names), past }, resources, writing);
  if (edit !== null) await writeRow(trx, mounted, edit, writing);
}
