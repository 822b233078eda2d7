import type { EditConflict } from '@enlace/shared-contract/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { ReadContext } from '../table/read-context';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { RowUndo } from '../write/row-change';
import type { WriteListener } from '../write/write-listener';
import type { WriteContext } from '../write/write-context';

/**
 * What a capability adds to the reads and writes of every resource. Core calls the capabilities in the order of their
 * modules, and works without any of them.
 */
export interface Capability {
  /** Adds its calls for a resource. */
  readonly mount?: (
    app: FastifyInstance,
    deps: ApiDeps,
    mountedResource: MountedResource,
    resources: readonly MountedResource[],
  ) => void;
  /** Adds data of its tables to rows, before `present`. */
  readonly completeRows?: (
    db: Db,
    mountedResource: MountedResource,
    rows: readonly Row[],
    context: ReadContext,
  ) => Promise<readonly Row[]>;
  /** The record that a page shows instead of the public one; null for the public one. */
  readonly findPageRecord?: (
    deps: ApiDeps,
    mountedResource: MountedResource,
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
  ) => Promise<Row | null>;
  /** Listens to one call of `writeRows`, in its transaction. */
  readonly listenToWrites?: (trx: Db, writing: WriteContext) => WriteListener;
  /** Called after the removal of one row by a user. What it returns becomes part of the answer. */
  readonly afterRemoval?: (
    trx: Db,
    mountedResource: MountedResource,
    before: Row,
    undo: RowUndo | null,
    writing: WriteContext,
  ) => Promise<Row>;
  /** Deletes what its tables contain about rows that were deleted for good. */
  readonly forgetRows?: (trx: Db, resource: string, ids: readonly number[]) => Promise<void>;
  /** What an edit conflict shows of the changes since a version, a time in milliseconds; null for an unknown version. */
  readonly describeConflict?: (
    trx: Db,
    mountedResource: MountedResource,
    id: number,
    version: number | null,
  ) => Promise<Partial<EditConflict>>;
}

declare module '../../../infrastructure/env/deps' {
  interface ApiDeps {
    /** The capabilities of all modules. */
    readonly capabilities: readonly Capability[];
  }
}

/** Deletes what the capabilities store about rows that were deleted for good. */
export async function forgetRows(
  trx: Db,
  { capabilities }: Pick<ApiDeps, 'capabilities'>,
  resource: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const capability of capabilities) await capability.forgetRows?.(trx, resource, ids);
}
