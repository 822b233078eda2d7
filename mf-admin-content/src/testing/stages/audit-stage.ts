import { auditCalls, type AuditEntry } from '@enlace/shared-contract/admin';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';

import { pages } from '../../pages';
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

export function createApi(entries: readonly AuditEntry[], total = entries.length): FakeApi {
  const api = createFakeApi({ users: [] });
  api.answer(auditCalls.getAudit, ({ query }) => ({
    data: entries,
    meta: { total, page: Number(query['page'] ?? 1), per_page: 50 },
  }));
  return api;
}

export const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });
