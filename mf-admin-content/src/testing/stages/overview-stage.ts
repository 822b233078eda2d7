import { draftCalls } from '@enlace/shared-contract/admin';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { mailCalls } from '@enlace/shared-contract/notifications';
import { buildArea, buildChapter, buildUser, createFakeApi } from '@enlace/shared-testing';

export const createApi = () => {
  const api = createFakeApi({
    chapters: [1, 2, 3, 4, 5, 6].map((id) => buildChapter({ id, name: `Capítulo ${id}` })),
    areas: [buildArea({ id: 1, name: 'Diseño' })],
    users: [buildUser({ id: 1 })],
    news: [],
    jobs: [],
    media: [],
    users_lost: [],
  });
  api.answer(mailCalls.getState, () => ({ data: { server: 'smtp', waiting: 0, failing: 0, failed: 0 } }));
  api.answer(draftCalls.failedPlans, () => ({ data: [] }));
  api.answer(inboxCalls.listWorkload, () => ({ data: [] }));
  api.answer(inboxCalls.listInbox, ({ query }) => ({ data: [], meta: { total: query['state'] === 'new' ? 4 : 0 } }));
  return api;
};
