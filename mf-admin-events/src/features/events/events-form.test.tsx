import { events as contract } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../testing/stages/events-form-stage';

test('a new event is a draft; what the server refuses is at its field, and nothing is lost', async () => {
  const { api, user, where } = await open('/admin/events/new');
  expect(await screen.findByLabelText('State')).toHaveValue('draft');
  await user.click(screen.getByLabelText(/^Title/));
  await user.paste('Noche de datos');
  const [starts, ends] = [screen.getByRole('group', { name: /^Starts/ }), screen.getByRole('group', { name: /^Ends/ })];
  const fill = async (group: HTMLElement, day: string, time: string) => {
    await user.type(within(group).getByLabelText('Date'), day);
    await user.type(within(group).getByLabelText('Time'), time);
  };
  await fill(starts, '2031-03-05', '18:00');
  await fill(ends, '2031-03-05', '17:00');
  const zone = screen.getByLabelText(/^Time zone/);
  await user.clear(zone);
  await user.type(zone, 'Bogota');
  await user.click(await screen.findByRole('option', { name: 'America/Bogota' }));

  api.fail(contract.wire.add ?? contract.wire.list, 'VALIDATION_FAILED', {
    fields: { ends_at: ['The end must come after the start.'] },
  });
  await user.keyboard('{Control>}s{/Control}');
  expect(await within(ends).findByText('The end must come after the start.')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Noche de datos');
  await user.clear(within(ends).getByLabelText('Time'));
  await user.type(within(ends).getByLabelText('Time'), '20:00');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(where()).toMatch(/^\/admin\/events\/\d+$/));
  const { body } = api.sent(contract.wire.add ?? contract.wire.list).at(-1) ?? {};
  expect(body).toMatchObject({
    title: 'Noche de datos',
    status: 'draft',
    format: 'in_person',
    starts_at: '2031-03-05T23:00:00.000Z',
    ends_at: '2031-03-06T01:00:00.000Z',
    timezone: 'America/Bogota',
  });
});

test('holders can cancel until a time in the zone of the event, with a refund', async () => {
  const { api, user } = await open('/admin/events/1?panel=form');
  const until = await screen.findByRole('group', { name: /^Holders can cancel until/ });
  expect(screen.getByText(/holders can cancel their tickets themselves. Empty: until the start/)).toBeVisible();
  await user.type(within(until).getByLabelText('Date'), '2031-03-04');
  await user.type(within(until).getByLabelText('Time'), '12:00');
  await user.click(screen.getByRole('switch', { name: 'Who cancels in time gets the price back' }));
  await user.keyboard('{Control>}s{/Control}');
  const edit = contract.wire.edit ?? contract.wire.list;
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  expect(api.sent(edit)[0]?.body).toEqual({ cancel_until: '2031-03-04T17:00:00.000Z', has_refunds: '1' });
});

test('the form does not cancel an event, and keeps the state of a cancelled one', async () => {
  const api = officeApi();
  api.change('events', 1, { status: 'cancelled' });
  const { user } = await open('/admin/events/1?panel=form', api);
  const state = await screen.findByLabelText('State');
  expect(state).toHaveDisplayValue('Cancelled');
  expect(within(state).getByRole('option', { name: 'Cancelled' })).toBeDisabled();
  expect(within(state).getByRole('option', { name: 'Postponed' })).toBeEnabled();
  expect(
    screen.getByText(/To cancel the event with its tickets and payments, use “Copy, cancel, archive”/),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Venue'), ' 2');
  await user.keyboard('{Control>}s{/Control}');
  const edit = contract.wire.edit ?? contract.wire.list;
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  expect(Object.keys(api.sent(edit)[0]?.body ?? {})).toEqual(['venue_name']);
  expect(await screen.findByText('Café con datos has been saved.')).toBeVisible();
});
