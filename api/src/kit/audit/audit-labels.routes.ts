import { auditCalls, auditLabelsQuerySchema, type AuditLabelsAnswer } from '@enlace/shared-contract/admin';
import { locales } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';

import { readerLocaleOf } from '../../infrastructure/http/locale';
import { type AuditLabels, mergeAuditLabels } from '../module/audit-labels';
import { parseQuery } from '../parse';
import { serveCall } from '../serve-call';

/** What the audit calls resources and actions, in the language of `lang` or of the browser. */
export function mountAuditLabels(app: FastifyInstance, parts: readonly AuditLabels[]): void {
  const labels = new Map(locales.map((locale) => [locale, mergeAuditLabels(parts, locale)]));
  serveCall(app, auditCalls.getAuditLabels, (request): Promise<AuditLabelsAnswer> => {
    const { lang = readerLocaleOf(request.headers) } = parseQuery(auditLabelsQuerySchema, request);
    return Promise.resolve({ data: labels.get(lang) ?? { resources: {}, actions: {} } });
  });
}
