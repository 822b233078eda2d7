import {
  type ListedMembership,
  membershipViews,
  type MembershipDetails,
  treasuryCalls,
} from '@enlace/shared-contract/memberships';
import { packageCalls } from '@enlace/shared-contract/packages';
import { createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const late: ListedMembership = {
  id: 7,
  user: { id: 40, name: 'Inés Zúñiga', email: 'ines@example.org', country_code: 'CL' },
  state: 'past_due',
  role: 'latinas',
  package: { id: 3, name: 'Branch' },
  price: 900,
  currency: 'USD',
  interval: 'month',
  period_end: '2026-04-10T12:00:00.000Z',
  cancel_at_period_end: false,
  comp_until: null,
  comp_package: null,
  failed_at: '2026-03-10T12:00:00.000Z',
  due_amount: 900,
  attempts: 2,
  next_attempt_at: '2026-03-17T12:00:00.000Z',
  grace_ends_at: '2026-03-24T12:00:00.000Z',
  dunning_paused_until: null,
  created_at: '2025-01-10T12:00:00.000Z',
};

const details: MembershipDetails = {
  ...late,
  next_amount: 900,
  full_amount: 900,
  reduced_until: null,
  cancel_reason: null,
  comp_reason: null,
  dunning_reason: null,
  card: { brand: 'visa', last4: '0341', exp_month: 4, exp_year: 2027 },
  invoices: [
    {
      id: 90,
      number: '2026-00042',
      kind: 'invoice',
      description: 'Branch',
      amount: 900,
      currency: 'USD',
      refundable: 900,
      reason: null,
      issued_at: '2026-02-10T12:00:00.000Z',
      url: '/api/v2/membership-invoices/90/pdf?token=x',
    },
  ],
  refunds: [
    {
      id: 4,
      invoice_id: 90,
      amount: 100,
      currency: 'USD',
      reason: 'One day',
      state: 'requested' as const,
      created_at: '2026-03-11T12:00:00.000Z',
    },
  ],
  findings: [
    {
      id: 8,
      kind: 'dispute' as const,
      source_id: 'du_1',
      invoice_number: '2026-00042',
      amount: 900,
      currency: 'USD',
      status: 'needs_response',
      reason: 'fraudulent',
      is_open: true,
      made_at: '2026-03-12T12:00:00.000Z',
      due_at: '2026-03-19T12:00:00.000Z',
    },
  ],
  history: [],
};

export function createApi(rows: readonly ListedMembership[] = [late]): FakeApi {
  const api = createFakeApi({});
  api.answer(treasuryCalls.listMemberships, ({ query }) => ({
    data: rows,
    meta: {
      total: rows.length,
      page: Number(query['page'] ?? 1),
      per_page: 25,
      views: Object.fromEntries(membershipViews.map((name) => [name, rows.length])),
      at_risk: rows.length === 0 ? [] : [{ currency: 'USD', amount: 900, count: 1 }],
      countries: ['CL'],
    },
  }));
  api.answer(packageCalls.listAllPackages, () => ({ data: [] }));
  api.answer(treasuryCalls.getMemberMembership, () => ({ data: details }));
  api.answer(treasuryCalls.writeOff, () => ({ data: { ...details, state: 'canceled' } }));
  api.answer(treasuryCalls.refundInvoice, () => ({
    data: {
      id: 1,
      invoice_id: 90,
      amount: 250,
      currency: 'USD',
      reason: 'x',
      state: 'requested',
      created_at: '2026-03-11T12:00:00.000Z',
    },
  }));
  return api;
}

export const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api });
