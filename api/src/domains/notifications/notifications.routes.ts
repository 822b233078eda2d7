import { AppError } from '@enlace/shared-contract/errors';
import {
  listNotificationsSchema,
  notificationCalls,
  readNotificationsSchema,
} from '@enlace/shared-contract/notifications';
import type { FastifyInstance } from 'fastify';

import { transact } from '../../infrastructure/db/transact';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { readerLocaleOf } from '../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../kit/core/http/parse';
import { pathId } from '../../kit/core/http/path-id';
import { serveCall } from '../../kit/core/http/serve-call';
import { countNotifications, hasNotification, listNotifications, markRead } from './notifications.repository';
import { createStreams } from './stream';

const pageSize = 20;

/** The notifications of the viewer. */
export function mountNotifications(app: FastifyInstance, deps: ApiDeps): void {
  const openStream = createStreams(app, deps);
  const unreadOf = async (userId: number) => ({ data: { unread: (await countNotifications(deps.db, userId)).unread } });

  serveCall(app, notificationCalls.listNotifications, async (request) => {
    const { page = 1, per_page: perPage = pageSize } = parseQuery(listNotificationsSchema, request);
    const locale = readerLocaleOf(request.headers);
    return listNotifications(deps.db, request.requireViewer().id, { page, perPage, locale });
  });

  serveCall(app, notificationCalls.followNotifications, async (request, reply) =>
    openStream(request.requireViewer().id, reply),
  );

  serveCall(app, notificationCalls.readNotification, async (request) => {
    const { id: userId } = request.requireViewer();
    const id = pathId(request);
    if (id === null || !(await hasNotification(deps.db, userId, id))) throw new AppError('NOT_FOUND');
    await transact(deps.db, (trx) => markRead(trx, userId, { id }, deps.clock()));
    return unreadOf(userId);
  });

  serveCall(app, notificationCalls.readNotifications, async (request) => {
    const { id: userId } = request.requireViewer();
    const { up_to: upTo } = parseBody(readNotificationsSchema, request);
    await transact(deps.db, (trx) => markRead(trx, userId, { upTo }, deps.clock()));
    return unreadOf(userId);
  });
}
