import { chapters } from '@enlace/shared-contract/community';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { mailCalls } from '@enlace/shared-contract/notifications';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi } from '../../testing/stages/overview-stage';

test('greets, counts what is there and leads to the lists and to what changed last', async () => {
  const { api } = await renderRemote(remote, pages, '/admin', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Chapters: 6' })).toHaveAttribute('href', '/admin/chapters');
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Inés Zúñiga' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Capítulo 6' })).toHaveAttribute('href', '/admin/chapters/6');
  expect(screen.getByRole('link', { name: 'Areas: 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add chapter' })).toHaveAttribute('href', '/admin/chapters/new');
  expect(api.sent(chapters.wire.list)[0]?.query).toMatchObject({ per_page: 5, sort: 'updated_at', order: 'desc' });
});

test('a figure that could not be loaded says so beside the others, and can be asked for again', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  const { user } = await renderRemote(remote, pages, '/admin', { api });
  const card = await screen.findByRole('region', { name: 'Chapters' });
  expect(await within(card).findByText('Could not be loaded')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Areas: 1' })).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chapters: 6' })).toBeInTheDocument();
});

test('says what waits, leads to it, and leaves out what waits for nobody', async () => {
  const { api } = await renderRemote(remote, pages, '/admin', { api: createApi() });
  const waiting = await screen.findByRole('region', { name: 'What waits' });
  expect(await within(waiting).findByRole('link', { name: '4 New entries of forms' })).toHaveAttribute(
    'href',
    '/admin/inbox?state=new',
  );
  await waitFor(() => expect(within(waiting).getAllByRole('link')).toHaveLength(1));
  expect(api.sent(inboxCalls.listInbox)).toHaveLength(3);
});

test('says that mail does not leave the site, and how many failed', async () => {
  const api = createApi();
  api.answer(mailCalls.getState, () => ({ data: { server: 'none', waiting: 3, failing: 0, failed: 2 } }));
  await renderRemote(remote, pages, '/admin', { api });
  expect(
    await screen.findByRole('link', { name: 'Mail does not leave this site: set SMTP_URL. 3 waiting' }),
  ).toHaveAttribute('href', '/admin/mails?state=waiting');
  expect(screen.getByRole('link', { name: '2 mails given up after the last attempt' })).toHaveAttribute(
    'href',
    '/admin/mails?state=failed',
  );
});
