import { attendeeDownloadCalls, badgesQuerySchema } from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { admitDownload } from '../downloads/download-tokens';
import { badgesFile } from './badges-file';
import { findBadges } from './find-badges';
import { requireEventRight } from '../rights/led-events';

/** Badges of the people with a valid ticket, as PDF. */
export function mountBadges(app: FastifyInstance, deps: ApiDeps): void {
  const { method, path, access } = attendeeDownloadCalls.downloadBadges;
  // Without its access: a token opens it, too.
  serveOpen(app, { method, path }, async (request, reply) => {
    await admitDownload(deps, request, 'badges', access);
    await requireEventRight(deps.reads, request.viewer, access, sql`${pathId(request)}::bigint`);
    const { lang = readerLocaleOf(request.headers), ...query } = parseQuery(badgesQuerySchema, request);
    const eventId = pathId(request);
    const { title, badges } = await findBadges(deps.reads, eventId, query, lang);
    await recordAudit(deps.db, {
      origin: auditOrigin(request),
      action: 'download',
      resource: 'attendees',
      rowId: null,
      after: { filters: { event_id: eventId, ...query }, rows: badges.length },
    });
    answerPdf(reply, `badges-${eventId}`);
    return badgesFile({ title, badges, layout: query.layout, lang, productName: deps.env.productName });
  });
}
