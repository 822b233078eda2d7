import { backgroundJobCalls, backgroundJobKinds, type DeadJob, type Locale } from '@enlace/shared-contract';
import { translate } from '@enlace/shared-platform';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { backgroundJobsTexts } from './texts';

const job = (fields: Partial<DeadJob>): DeadJob => ({
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

function createApi(jobs: readonly DeadJob[], total = jobs.length): FakeApi {
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

const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });

test('says what failed, when, why and about what', async () => {
  await open('/admin/background-jobs', createApi([job({}), job({ id: 8, kind: 'old.kind', payload: {} })]));
  const [mail, old] = await screen.findAllByRole('listitem');
  if (mail === undefined || old === undefined) throw new Error('no jobs');
  expect(within(mail).getByRole('heading')).toHaveTextContent('Send a mail');
  expect(mail).toHaveTextContent('451 [address] is busy');
  expect(mail).toHaveTextContent('mail 42');
  expect(mail).toHaveTextContent('11 attempts');
  expect(within(old).getByRole('heading')).toHaveTextContent('old.kind');
  expect(screen.getByText('2 failed jobs')).toBeInTheDocument();
});

test('a job runs again and leaves the list', async () => {
  const api = createApi([job({})]);
  const { user } = await open('/admin/background-jobs', api);
  await user.click(await screen.findByRole('button', { name: 'Run again' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeInTheDocument();
  expect(api.sent(backgroundJobCalls.runJobAgain).map(({ params }) => params['id'])).toEqual([7]);
});

test('a job that must not happen twice is asked about first', async () => {
  const api = createApi([job({ is_at_most_once: true })]);
  const { user } = await open('/admin/background-jobs', api);
  await user.click(await screen.findByRole('button', { name: 'Run again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Run this job again?' });
  expect(api.sent(backgroundJobCalls.runJobAgain)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeInTheDocument();
});

test('a job is discarded after a question, which says why it did not work', async () => {
  const api = createApi([job({})]);
  api.fail(backgroundJobCalls.discardJob, 'UNAVAILABLE');
  const { user } = await open('/admin/background-jobs', api);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this job?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('search and page stand in the address, and a new search begins at the first page', async () => {
  const api = createApi([job({})], 60);
  const { user, where } = await open('/admin/background-jobs?page=2', api);
  expect(await screen.findByText('60 failed jobs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', '/admin/background-jobs?page=3');
  await user.type(screen.getByRole('searchbox'), '451{Enter}');
  await waitFor(() => expect(where()).toBe('/admin/background-jobs?search=451'));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(where()).toBe('/admin/background-jobs'));
  await waitFor(() =>
    expect(api.sent(backgroundJobCalls.getDeadJobs).map(({ query }) => [query['search'], query['page']])).toEqual([
      ['', 2],
      ['451', 1],
      ['', 1],
    ]),
  );
});

test('an empty list, a search without a match and a failure say so', async () => {
  const api = createApi([]);
  api.fail(backgroundJobCalls.getDeadJobs, 'UNAVAILABLE');
  const { user } = await open('/admin/background-jobs?search=x', api, { locale: 'pt' });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nada corresponde' })).toBeInTheDocument();
});

test.each<Locale>(['en', 'es', 'pt'])('every kind of job has words in %s', async (locale) => {
  await backgroundJobsTexts.load(locale);
  for (const kind of backgroundJobKinds) {
    const key = `kinds.${kind}`;
    expect(translate(backgroundJobsTexts, locale, key)).not.toBe(key);
  }
});
