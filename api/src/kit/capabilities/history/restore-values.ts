import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { writeRow } from '../../core/write/write-row';
import type { WriteContext } from '../../core/write/write-context';
import { currentValues } from './current-values';
import { changedNames, pickValues } from './flat-values';
import { findRevision } from './read-revisions';
import { valuesAsOf } from './read-values-as-of';
import { restoredEdit } from './restored-edit';

/** A state of a row, and the fields to restore; null means all fields. A path such as `lessons.12` means a child. */
export interface Wanted {
  readonly n: number;
  readonly fields: readonly string[] | null;
}

/**
 * Restores the values of an earlier state of a locked row and of its children, as one revision. Relations to deleted
 * rows are left out.
 * @param resources all resources, including those of the children
 */
export async function restoreValues(
  trx: Db,
  mountedResource: MountedResource,
  before: Row,
  { n, fields }: Wanted,
  writing: WriteContext,
  resources: readonly MountedResource[],
): Promise<void> {
  const id = Number(before['id']);
  const name = { resource: mountedResource.resource.name, rowId: id };
  if ((await findRevision(trx, name, n)) === null) throw new AppError('NOT_FOUND');
  const [now, past] = [await currentValues(trx, mountedResource, id), await valuesAsOf(trx, name, n)];
  const isWanted = (field: string) =>
    fields === null || fields.some((wantedField) => field === wantedField || field.startsWith(`${wantedField}.`));
  const names = changedNames(now, { ...now, ...past }).filter(isWanted);
  const edit = await restoredEdit(
    trx,
    { mountedResource, id, now, then: pickValues(past, names), past },
    resources,
    writing,
  );
  if (edit !== null) await writeRow(trx, mountedResource, edit, writing);
}
