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

test('opens with the upcoming events, the next one first, and has a way to all', async () => {
  const { api, user, where } = await open();
  expect(await screen.findByText(/Opened with the view “Upcoming events”/)).toBeVisible();
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({ when: 'upcoming', sort: 'starts_at', order: 'asc' });
  expect(screen.getByRole('combobox', { name: 'When' })).toHaveDisplayValue('Upcoming');
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(where()).toBe('/admin/events?view=all'));
  await waitFor(() => expect(api.sent(contract.wire.list).at(-1)?.query).not.toHaveProperty('when'));
});

test('a row is duplicated with its tickets', async () => {
  const { user, where } = await open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Noche' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(where()).toBe('/admin/events/2?panel=publishing'));
});

test('tells none found from none yet', async () => {
  const empty = { chapters: [], events: [], event_categories: [] };
  const { unmount } = await open('/admin/events?search=zzz', createFakeApi(empty));
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  unmount();
  await open('/admin/events?view=all', createFakeApi(empty), 'es');
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
