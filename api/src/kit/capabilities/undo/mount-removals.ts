import { mayCall } from '@enlace/shared-contract/access';
import { type Deletion, historyCalls } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { pathId } from '../../core/http/path-id';
import type { MountedResource } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { writeTexts } from '../../core/write/write-texts';
import { writeContextOf } from '../../core/write/write-context';
import { undoRemoval } from './undo-removal';

/** The user's own removals that can still be undone, of all resources. */
export function mountRemovals(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  serveCall(app, historyCalls.getRemovals, async (request) => {
    const viewer = request.requireViewer();
    const { rows } = await sql<Omit<Deletion, 'at' | 'until'> & { at: Date; until: Date }>`
      select id, resource, row_id, label, at, until from removals
      where actor_id = ${viewer.id} and until > ${deps.clock()} order by id desc limit 100`.execute(deps.db);
    return { data: rows.map((row) => ({ ...row, at: row.at.toISOString(), until: row.until.toISOString() })) };
  });

  serveCall(app, historyCalls.undoRemoval, async (request) => {
    const viewer = request.requireViewer();
    const texts = writeTexts[readerLocaleOf(request.headers)];
    const id = pathId(request);
    return transact(deps.db, async (trx) => {
      const removal = await trx
        .selectFrom('removals')
        .select(['id', 'resource', 'row_id', 'taken'])
        .where('id', '=', id ?? 0)
        .where('actor_id', '=', viewer.id)
        .where('until', '>', deps.clock())
        .forUpdate()
        .executeTakeFirst();
      const mountedResource = resources.find(({ resource }) => resource.name === removal?.resource);
      if (removal === undefined || mountedResource === undefined)
        throw new AppError('CONFLICT', { message: 'too late to undo', userMessage: texts.tooLate });
      const { remove } = mountedResource.resource.wire;
      const hasAccess =
        mountedResource.options.policy !== undefined || (remove !== undefined && mayCall(viewer, remove.access));
      if (!hasAccess) throw new AppError('FORBIDDEN');
      await undoRemoval(trx, mountedResource, removal, writeContextOf(request, deps));
      const row = await mountedResource.options.repository.lock(trx, removal.row_id);
      const slug = typeof row?.['slug'] === 'string' ? row['slug'] : null;
      return { data: { resource: removal.resource, id: removal.row_id, slug }, message: texts.restored };
    });
  });
}
