import { auditCalls, auditLabelsQuerySchema, type AuditLabelsAnswer } from '@enlace/shared-contract/admin';
import type { FastifyInstance } from 'fastify';

import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { type AuditLabels, mergeAuditLabels } from '../../core/module/audit-labels';
import { parseQuery } from '../../core/http/parse';
import { serveCall } from '../../core/http/serve-call';

/** What the audit calls resources and actions, in the language of `lang` or of the browser. */
export function mountAuditLabels(app: FastifyInstance, parts: readonly AuditLabels[]): void {
  const labels = {
    en: mergeAuditLabels(parts, 'en'),
    es: mergeAuditLabels(parts, 'es'),
    pt: mergeAuditLabels(parts, 'pt'),
  };
  serveCall(app, auditCalls.getAuditLabels, (request): Promise<AuditLabelsAnswer> => {
    const { lang = readerLocaleOf(request.headers) } = parseQuery(auditLabelsQuerySchema, request);
    return Promise.resolve({ data: labels[lang] });
  });
}
