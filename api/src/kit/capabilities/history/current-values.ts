import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { childrenOnly } from './child-values';
import { valuesAsOf } from './read-values-as-of';
import { takeSnapshot } from './snapshot';

/** Greater than the number of every revision. */
const newest = 2_147_483_647;

/**
 * The present values of a row in the form of its history, with those of the children in the history. Empty when the
 * row does not exist.
 */
export async function currentValues(db: Db, mountedResource: MountedResource, id: number): Promise<Row> {
  const values = (await takeSnapshot(db, mountedResource, id))?.values ?? {};
  if (mountedResource.resource.children.length === 0) return values;
  const name = { resource: mountedResource.resource.name, rowId: id };
  return { ...values, ...childrenOnly(await valuesAsOf(db, name, newest)) };
}
