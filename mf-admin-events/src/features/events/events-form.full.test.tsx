import { events as contract } from '@enlace/shared-contract/events';
import { users } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../testing/stages/events-form-stage';

test('times are those of the event; another zone keeps the time of day', async () => {
  const { api, user } = await open('/admin/events/1?panel=form');
  const starts = await screen.findByRole('group', { name: /^Starts/ });
  expect(within(starts).getByLabelText('Time')).toHaveValue('18:00');
  const zone = screen.getByLabelText(/^Time zone/);
  await user.clear(zone);
  await user.type(zone, 'Sao Paulo');
  await user.click(await screen.findByRole('option', { name: 'America/Sao Paulo' }));
  await user.keyboard('{Control>}s{/Control}');
  const edit = contract.wire.edit ?? contract.wire.list;
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  expect(api.sent(edit)[0]?.body).toEqual({
    timezone: 'America/Sao_Paulo',
    starts_at: '2031-03-05T21:00:00.000Z',
    ends_at: '2031-03-05T23:00:00.000Z',
    cancel_until: '',
  });
});

test('speakers have roles; one without an account is shown and stays', async () => {
  const { api, user } = await open('/admin/events/1?panel=form');
  const speakers = await screen.findByRole('group', { name: 'Speakers' });
  const role = within(speakers).getByRole('textbox', { name: 'Role: Ana Luna' });
  expect(within(speakers).getByRole('textbox', { name: 'Role: Eva Sol' })).toHaveAttribute('readonly');
  await user.clear(role);
  await user.type(role, 'Moderation');
  await user.keyboard('{Control>}s{/Control}');
  const edit = contract.wire.edit ?? contract.wire.list;
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  expect(api.sent(edit)[0]?.body).toEqual({ attach_speakers: [{ user_id: '7', speaker_role: 'Moderation' }] });
  await user.click(within(speakers).getByRole('button', { name: 'Remove Ana Luna' }));
  expect(within(speakers).queryByText('Ana Luna')).not.toBeInTheDocument();
});

test('without the right to the list of members, the search for speakers names the reason', async () => {
  const api = officeApi();
  api.fail(users.wire.list, 'FORBIDDEN', { userMessage: 'You may not do that.', times: 5 });
  const { user } = await open('/admin/events/1?panel=form', api);
  const speakers = await screen.findByRole('group', { name: 'Speakers' });
  await user.click(within(speakers).getByRole('combobox'));
  expect(await screen.findByRole('option', { name: 'You may not do that.' })).toHaveAttribute('aria-disabled', 'true');
});

test('the address of a field leads to it', async () => {
  await open('/admin/events/1#field-venue_name');
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveFocus());
});

test('a preview follows the form, in the language that is edited', async () => {
  const { user } = await open('/admin/events/1?panel=form');
  await user.click(await screen.findByRole('button', { name: 'Show the preview' }));
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(await within(preview).findByRole('heading', { name: 'Café con datos' })).toBeVisible();
  expect(within(preview).getByText(/March 5, 2031.* 6:00 PM – 8:00 PM \(Bogota\)/)).toBeVisible();
  const title = screen.getByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Té');
  const ends = screen.getByRole('group', { name: /^Ends/ });
  await user.clear(within(ends).getByLabelText('Time'));
  await user.type(within(ends).getByLabelText('Time'), '21:30');
  expect(await within(preview).findByRole('heading', { name: 'Té' })).toBeVisible();
  expect(await within(preview).findByText(/6:00 PM – 9:30 PM/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide the preview' }));
  expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
});

test('a copy is made with tickets and questions, wherever it is requested', async () => {
  const { where } = await open('/admin/events/new?from=1');
  await waitFor(() => expect(where()).toBe('/admin/events/1?panel=publishing'));
  const group = await screen.findByRole('group', { name: /^Starts/ });
  await waitFor(() => expect(within(group).getByLabelText('Date')).toHaveFocus());
});

test('the end follows the start, and a chapter fills what is empty', async () => {
  const api = officeApi();
  api.change('events', 1, { city: '' });
  api.change('chapters', 2, { name: 'Lima', city: 'Lima', country_code: 'PE', timezone: 'America/Lima' });
  const { user } = await open('/admin/events/1?panel=form', api);
  const starts = await screen.findByRole('group', { name: /^Starts/ });
  await user.clear(within(starts).getByLabelText('Time'));
  await user.type(within(starts).getByLabelText('Time'), '19:30');
  expect(within(screen.getByRole('group', { name: /^Ends/ })).getByLabelText('Time')).toHaveValue('21:30');
  await user.type(screen.getByRole('combobox', { name: 'Chapters' }), 'Lima');
  await user.click(await screen.findByRole('option', { name: 'Lima' }));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Lima'));
  expect(screen.getByLabelText(/^Time zone/)).toHaveValue('America/Bogota');
});
