import { type Access, mayCallForRows, type Viewer } from '@enlace/shared-contract/access';
import { attendeeDownloadCalls, type DownloadName } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { findActiveViewer } from '../../../kit/core/rights/active-viewer';
import type { Acting } from '../../identity';
import { authoriseForRows } from '../../../kit/core/rights/authorise';

const lifetimeMs = 60_000;

/** Random bytes of a token. */
const tokenBytes = 24;

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'findPersonAsViewer'>;

/** Makes a token that opens one download of this name, once, within a minute. Only its hash is stored. */
export async function addDownloadToken(
  { deps, viewer }: Acting,
  download: string,
): Promise<{ token: string; expires_at: string }> {
  const { db, clock } = deps;
  const now = clock();
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.deleteFrom('download_tokens').where('expires_at', '<', now).execute();
  await db
    .insertInto('download_tokens')
    .values({ token_hash: hashToken(token), user_id: viewer.id, download, expires_at: expiresAt })
    .execute();
  return { token, expires_at: expiresAt.toISOString() };
}

/**
 * Admits a bearer with the right, or the user of a token that was made for this download. Leaders of chapters are
 * admitted, too; the route checks the event (`requireEventRight`).
 * @param access who may read the file
 */
export async function admitDownload(
  deps: Deps,
  request: FastifyRequest,
  download: DownloadName,
  access: Access,
): Promise<void> {
  const { token } = request.query as { token?: unknown };
  if (request.headers.authorization !== undefined || typeof token !== 'string') authoriseForRows(request, access);
  else {
    request.viewer = await takeDownloadToken(deps, token, download);
    authoriseForRows(request, access);
  }
}

/** Uses a token up; answers its user with the present rights. Throws TOKEN_EXPIRED, and FORBIDDEN. */
async function takeDownloadToken(deps: Deps, token: string, download: string): Promise<Viewer> {
  const row = await deps.db
    .deleteFrom('download_tokens')
    .where('token_hash', '=', hashToken(token))
    .returning(['user_id', 'download', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.download !== download || row.expires_at <= deps.clock())
    throw new AppError('TOKEN_EXPIRED', { message: 'a token of no download' });
  const viewer = await findActiveViewer(deps.db, deps, row.user_id);
  if (viewer === null) throw new AppError('TOKEN_EXPIRED', { message: 'the user of the token is blocked' });
  if (!mayCallForRows(viewer, attendeeDownloadCalls.addDownloadToken.access)) throw new AppError('FORBIDDEN');
  return viewer;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
