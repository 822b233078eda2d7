import type { UserRecord } from '@enlace/shared-contract/identity';
import { type PoolContact, type PoolProfile, talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { buildCompany, type FakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

export const telar = { id: 4, name: 'Telar', slug: 'telar', logo: null };
const companies = [telar, { id: 5, name: 'Quipu Labs', slug: 'quipu-labs', logo: null }];

const noProfile: PoolProfile = {
  is_listed: false,
  shows: [],
  allows_contact: false,
  years: null,
  availability: null,
  consented_at: null,
  updated_at: null,
  blocked: [],
};

export const listedProfile: Partial<PoolProfile> = {
  is_listed: true,
  shows: ['name', 'headline'],
  allows_contact: true,
  consented_at: '2030-05-03T12:00:00.000Z',
  updated_at: '2030-05-03T12:00:00.000Z',
};

export function buildContact(values: Partial<PoolContact> = {}): PoolContact {
  return {
    id: 11,
    company: telar,
    from: 'Rita Vega',
    message: 'We weave data.',
    state: 'sent',
    at: '2030-05-04T09:30:00.000Z',
    answered_at: null,
    ...values,
  };
}

export interface PoolStage {
  readonly profile?: Partial<PoolProfile>;
  readonly user?: Partial<UserRecord>;
  readonly contacts?: readonly PoolContact[];
  /** Companies that have looked, the last first. */
  readonly looks?: readonly object[];
  /** Runs before the page is drawn, e.g. to make a call fail. */
  readonly prepare?: (api: FakeApi) => void;
}

/** The page of the talent pool, with a back end that stores what it gets. */
export async function open({ profile: values = {}, user = {}, contacts = [], looks = [], prepare }: PoolStage = {}) {
  const ownServer = createOwnApi(user, { companies: companies.map((company) => buildCompany(company)) });
  const { api } = ownServer;
  let profile: PoolProfile = { ...noProfile, ...values };
  let messages = contacts;
  const pageOf = (rows: readonly object[], { page, per_page: size }: Readonly<Record<string, unknown>>) => {
    const end = Number(page) * Number(size);
    const meta = { total: rows.length, page: Number(page), per_page: Number(size) };
    return { data: rows.slice(end - Number(size), end), meta };
  };
  const change = (newValues: object) => {
    profile = { ...profile, ...newValues };
    return { data: profile };
  };
  api.answer(talentPoolCalls.getPoolProfile, () => ({ data: profile }));
  api.answer(talentPoolCalls.savePoolProfile, ({ body }) =>
    change({ ...body, consented_at: body['is_listed'] === true ? '2030-05-05T12:00:00.000Z' : null }),
  );
  api.answer(talentPoolCalls.blockCompany, ({ body }) =>
    change({ blocked: [...profile.blocked, ...companies.filter(({ id }) => id === body['company_id'])] }),
  );
  api.answer(talentPoolCalls.unblockCompany, ({ params }) =>
    change({ blocked: profile.blocked.filter(({ id }) => id !== params['id']) }),
  );
  api.answer(talentPoolCalls.listPoolViews, ({ query }) => pageOf(looks, query));
  api.answer(talentPoolCalls.listPoolContacts, ({ query }) => pageOf(messages, query));
  const answerMessage = (id: unknown, accepts: unknown) => {
    const state = accepts === true ? 'accepted' : 'declined';
    messages = messages.map((message) =>
      message.id === id ? { ...message, state, answered_at: '2030-05-06T08:00:00.000Z' } : message,
    );
  };
  api.answer(talentPoolCalls.answerPoolContact, ({ params, body }) => {
    answerMessage(params['id'], body['accepts']);
    return { data: null };
  });
  prepare?.(api);
  const renderedPage = await renderRemote(remote, pages, '/my/talent-pool', { api, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Talent pool' });
  return {
    ...ownServer,
    ...renderedPage,
    /** Answers a message like another tab. */
    answerMessage,
    savedBodies: () => api.sent(talentPoolCalls.savePoolProfile).map(({ body }) => body),
  };
}

export const preview = () => within(screen.getByRole('region', { name: 'This is what companies see' }));
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const consent = () => screen.getByRole('switch', { name: /^Companies may find me/ });
