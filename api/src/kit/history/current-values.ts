import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { childrenOnly } from './child-values';
import { valuesAsOf } from './read-values-as-of';
import { takeSnapshot } from './snapshot';

/** Number behind every revision. */
const newest = 2_147_483_647;

/**
 * The values of a row now, as its history names them, with those of the children that the history names. Empty when
 * there is no such row.
 */
export async function currentValues(db: Db, mounted: MountedResource, id: number): Promise<Row> {
  const values = (await takeSnapshot(db, mounted, id))?.values ?? {};
  if (mounted.resource.children.length === 0) return values;
  const name = { resource: mounted.resource.name, rowId: id };
  return { ...values, ...childrenOnly(await valuesAsOf(db, name, newest)) };
}
