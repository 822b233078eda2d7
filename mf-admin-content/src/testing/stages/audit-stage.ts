import { auditCalls, type AuditEntry } from '@enlace/shared-contract/admin';
import { locales } from '@enlace/shared-contract/text';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-03-10T12:00:00.000Z',
  actor: { id: 2, name: 'Inés Zúñiga' },
  action: 'edit',
  resource: 'companies',
  row_id: '22',
  name: 'Nopal',
  before: { name: 'Nopal', city: 'Lima' },
  after: { name: 'Nopal', city: 'Cusco' },
  request_id: 'req-1',
  revision: 3,
  ...part,
});

const words = {
  en: ['Companies', 'Changed', 'Looked at', 'Deleted permanently', 'Repeated an event'],
  es: ['Empresas', 'Cambió', 'Consultó', 'Borró definitivamente', 'Repitió un evento'],
  pt: ['Empresas', 'Alterou', 'Consultou', 'Excluiu em definitivo', 'Repetiu um evento'],
};

/** Labels of modules of the API. */
function answerLabels({ query }: { readonly query: Readonly<Record<string, unknown>> }) {
  const locale = locales.find((one) => one === query['lang']) ?? 'en';
  const [companies, edit, look, hardRemove, repeat] = words[locale];
  return { data: { resources: { companies }, actions: { edit, look, hardRemove, repeat } } };
}

export function createApi(entries: readonly AuditEntry[], total = entries.length): FakeApi {
  const api = createFakeApi({ users: [] });
  api.answer(auditCalls.getAuditLabels, answerLabels);
  api.answer(auditCalls.getAudit, ({ query }) => ({
    data: entries,
    meta: { total, page: Number(query['page'] ?? 1), per_page: 50 },
  }));
  return api;
}

export const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });
