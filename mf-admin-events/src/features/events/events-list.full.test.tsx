import { events as contract } from '@enlace/shared-contract/events';
import { createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../testing/stages/events-list-stage';

test('is filtered by time, state, chapter, category, month and format through the address', async () => {
  const { api } = await open(
    '/admin/events?when=upcoming&status=draft&chapter_id=1&category=1&month=2031-03&format=online',
  );
  await waitFor(() => expect(api.sent(contract.wire.list)).not.toHaveLength(0));
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({
    when: 'upcoming',
    status: 'draft',
    chapter_id: '1',
    category: '1',
    month: '2031-03',
    format: 'online',
  });
  expect(await screen.findByRole('option', { name: 'Workshop' })).toBeInTheDocument();
});

test('tells none found from none yet', async () => {
  const empty = { chapters: [], events: [], event_categories: [] };
  const { unmount } = await open('/admin/events?search=zzz', createFakeApi(empty));
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  unmount();
  await open('/admin/events', createFakeApi(empty), 'es');
  expect(await screen.findByText('Todavía no hay eventos')).toBeInTheDocument();
});

test('cancelled events are filtered, but many events are not cancelled by a change of their state', async () => {
  const { user } = await open();
  const filter = await screen.findByRole('combobox', { name: 'State' });
  expect(within(filter).getByRole('option', { name: 'Cancelled' })).toBeEnabled();
  await user.click(await screen.findByRole('checkbox', { name: /Noche/ }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'State' }));
  const state = within(dialog).getByLabelText('State');
  expect(within(state).getByRole('option', { name: 'Cancelled' })).toBeDisabled();
  expect(within(state).getByRole('option', { name: 'Published' })).toBeEnabled();
});
