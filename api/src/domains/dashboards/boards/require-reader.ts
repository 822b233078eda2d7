import { isAllowed, mayCall, type Viewer } from '@enlace/shared-contract/access';
import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type WriteContext, writeContextOf } from '../../../kit/core/write/write-context';
import { leaderRight } from '../../identity';

/** A write by a reader of the dashboards. */
export type ReaderWriting = WriteContext & { readonly viewer: Viewer };

export const isAdmin = (viewer: Viewer): boolean => isAllowed(viewer, ['admin']);

/** Whether a viewer reads for companies. Other readers lead a chapter and read for their chapters alone. */
const readsForCompanies = (viewer: Viewer): boolean => mayCall(viewer, dashboardCalls.getBoard.access);

/** Whether a viewer may read the dashboards: by role or permission, or as the leader of a chapter. */
export const isReader = (viewer: Viewer): boolean =>
  readsForCompanies(viewer) || viewer.permissions.includes(leaderRight.name);

/** The viewer of a request, who reads the dashboards. Throws UNAUTHENTICATED and FORBIDDEN. */
export function requireReader(request: FastifyRequest): Viewer {
  const viewer = request.requireViewer();
  if (!isReader(viewer)) throw new AppError('FORBIDDEN', { message: `user ${viewer.id} reads no dashboards` });
  return viewer;
}

/** A write of a request by a reader. Throws UNAUTHENTICATED and FORBIDDEN. */
export function readerWritingOf(request: FastifyRequest, deps: ApiDeps): ReaderWriting {
  return { ...writeContextOf(request, deps), viewer: requireReader(request) };
}

/** Locks the account of a user, so that limits of a person hold for parallel calls. */
export async function lockReader(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
