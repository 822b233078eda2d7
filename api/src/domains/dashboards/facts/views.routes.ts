import { isAllowed } from '@enlace/shared-contract/access';
import { dashboardCalls, noteViewSchema } from '@enlace/shared-contract/dashboards';
import { consentKey, consentValues } from '@enlace/shared-contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readCookie } from '../../../infrastructure/http/cookies';
import { defineLimit, limitOf } from '../../../infrastructure/limits/define-limit';
import { ReadBudget } from '../../../infrastructure/limits/read-budget';
import { countViews } from '../../../infrastructure/metrics/view-counts';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { ViewQueue } from './view-queue';
import { createVisitorKeys } from './visitor-key';
import { writeViews } from './write-views';

/** Views from one address; a school or an office is one address. */
const viewAddressLimit = defineLimit({
  name: 'viewAddress',
  points: 120,
  seconds: 60,
  roomyPoints: 100_000,
  isByAddress: true,
});

/** Takes views of pages. The answer is always the same, so it shows nothing about records and rights. */
export function mountViews(app: FastifyInstance, deps: ApiDeps): void {
  const { db, clock, logger, env } = deps;
  const queue = new ViewQueue({ write: (notedViews) => writeViews(db, notedViews, clock()), logger });
  const keyOf = createVisitorKeys(env.tokenSecret);
  const budget = new ReadBudget(limitOf(viewAddressLimit, env.limits));
  app.addHook('onClose', () => queue.flush());

  serveCall(app, dashboardCalls.noteView, async (request, reply) => {
    const { kind, id, visitor } = parseBody(noteViewSchema, request);
    void reply.code(202);
    const answer = { data: null };
    if (!isCounted(request)) {
      countViews('ignored');
      return answer;
    }
    if (budget.take(request.ip, 1) > 0) {
      countViews('refused');
      return answer;
    }
    const at = clock();
    const visitorKey = keyOf({ kind, id, visitor }, at);
    queue.add({ kind, id, at, visitor_key: visitorKey, viewer_id: request.viewer?.id ?? null });
    return answer;
  });
}

/** Whether a person who has accepted has read the page: no bot, no admin, also not in the view of another user. */
function isCounted({ headers, viewer, impersonation }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || isbot(agent)) return false;
  if (readCookie(headers.cookie, consentKey) !== consentValues.accepted) return false;
  return impersonation === null && !isAllowed(viewer, ['admin']);
}
