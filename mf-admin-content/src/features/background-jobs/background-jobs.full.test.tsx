import { backgroundJobCalls } from '@enlace/shared-contract/admin';
import { screen, waitFor, within } from '@testing-library/react';

import { job, createApi, open } from '../../testing/stages/background-jobs-stage';

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
