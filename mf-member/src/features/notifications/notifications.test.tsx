import { notificationCalls } from '@enlace/shared-contract/notifications';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const row = (id: number, isRead = false, link: string | null = '/my/tickets') => ({
  id,
  text: `Text ${id}`,
  link,
  created_at: '2030-01-02T10:00:00.000Z',
  read_at: isRead ? '2030-01-02T11:00:00.000Z' : null,
});

async function open(initialRows: readonly ReturnType<typeof row>[], total = initialRows.length) {
  const { api } = createOwnApi();
  let rows = initialRows;
  const unread = () => rows.filter(({ read_at }) => read_at === null).length;
  api.answer(notificationCalls.listNotifications, () => ({ data: rows, meta: { unread: unread(), total } }));
  api.answer(notificationCalls.readNotifications, () => {
    rows = rows.map((one) => ({ ...one, read_at: '2030-01-02T11:00:00.000Z' }));
    return { data: { unread: 0 } };
  });
  api.answer(notificationCalls.readNotification, () => ({ data: { unread: 0 } }));
  return { ...(await renderRemote(remote, pages, '/my/notifications', { api, locale: 'en' })), api };
}

test('marks what is on the page as read, up to the newest', async () => {
  const { api, user } = await open([row(9), row(8, true, null)]);
  expect(await screen.findByText('1 unread notification')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Text 8' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('0 unread notifications')).toBeInTheDocument();
  expect(api.sent(notificationCalls.readNotifications).map(({ body }) => body)).toEqual([{ up_to: 9 }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('a refused mark says so and leaves the rows unread', async () => {
  const { api, user } = await open([row(9)]);
  api.fail(notificationCalls.readNotifications, 'UNAVAILABLE');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(api.sent(notificationCalls.readNotifications)).toHaveLength(1));
  expect(screen.getByText('1 unread notification')).toBeInTheDocument();
});

test('a notification that is opened counts as read', async () => {
  const { api, user } = await open([row(9), row(8, true)]);
  await user.click(await screen.findByRole('link', { name: 'Text 9' }));
  await waitFor(() => expect(api.sent(notificationCalls.readNotification)[0]?.params).toEqual({ id: 9 }));
});

test('long lists have pages, and an empty one says what comes here', async () => {
  await open([row(9)], 45);
  expect(await screen.findByRole('link', { name: /3/ })).toHaveAttribute('href', '/my/notifications?page=3');
});

test('without notifications the page says what comes here', async () => {
  await open([]);
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
});

test('a failed list can be loaded again', async () => {
  const { api } = createOwnApi();
  api.fail(notificationCalls.listNotifications, 'INTERNAL');
  api.answer(notificationCalls.listNotifications, () => ({ data: [row(9)], meta: { unread: 1, total: 1 } }));
  const { user } = await renderRemote(remote, pages, '/my/notifications', { api, locale: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 9')).toBeInTheDocument();
});
