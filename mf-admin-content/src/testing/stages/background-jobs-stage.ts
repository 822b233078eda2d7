import { backgroundJobCalls, type DeadJob } from '@enlace/shared-contract/admin';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const job = (fields: Partial<DeadJob>): DeadJob => ({
  id: 7,
  kind: 'mail.send',
  payload: { mail: 42 },
  attempts: 11,
  is_at_most_once: false,
  reason: '451 [address] is busy',
  created_at: '2026-03-10T10:00:00.000Z',
  failed_at: '2026-03-10T12:00:00.000Z',
  ...fields,
});

export function createApi(jobs: readonly DeadJob[], total = jobs.length): FakeApi {
  const api = createFakeApi({});
  let remainingJobs = jobs;
  api.answer(backgroundJobCalls.getDeadJobs, ({ query }) => ({
    data: remainingJobs,
    meta: {
      total: remainingJobs.length === jobs.length ? total : remainingJobs.length,
      page: Number(query['page'] ?? 1),
      per_page: 25,
    },
  }));
  for (const call of [backgroundJobCalls.runJobAgain, backgroundJobCalls.discardJob])
    api.answer(call, ({ params }) => {
      remainingJobs = remainingJobs.filter(({ id }) => id !== Number(params['id']));
      return { data: { id: Number(params['id']) }, message: 'Done' };
    });
  return api;
}

export const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });
