import { draftCalls } from '@enlace/shared-contract/admin';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi } from '../../testing/stages/overview-stage';

test('says whose desk the open entries lie on, and since when', async () => {
  const api = createApi();
  const oldest = '2026-03-01T10:00:00.000Z';
  api.answer(inboxCalls.listWorkload, () => ({
    data: [
      { assignee: null, count: 12, oldest },
      { assignee: { id: 9, name: 'Olga Paz' }, count: 3, oldest },
    ],
  }));
  await renderRemote(remote, pages, '/admin', { api });
  const desks = within(await screen.findByRole('region', { name: 'Open entries, by who looks after them' }));
  expect(desks.getByRole('link', { name: 'Nobody yet 12 oldest Mar 1, 2026' })).toHaveAttribute(
    'href',
    '/admin/inbox?assignee=nobody&order=asc',
  );
  expect(desks.getByRole('link', { name: /^Olga Paz 3/ })).toHaveAttribute('href', '/admin/inbox?assignee=9&order=asc');
});

test('members lead to their list, for whoever may see it', async () => {
  await renderRemote(remote, pages, '/admin', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Users: 1' })).toHaveAttribute('href', '/admin/users');
});

test('a publication that failed at its hour stands among what waits', async () => {
  const api = createApi();
  const plan = { resource: 'news', id: 7, name: 'Mesa', action: 'publish', at: '2026-03-01T10:00:00.000Z' };
  const failure = { message: 'Please check the fields.', fields: {} };
  api.answer(draftCalls.failedPlans, () => ({ data: [{ ...plan, failure }] }));
  await renderRemote(remote, pages, '/admin', { api });
  const line = await screen.findByRole('link', {
    name: /“Mesa” could not be published Mar 1, 2026.*\. Please check the fields\./,
  });
  expect(line).toHaveAttribute('href', '/admin/news/7');
});
