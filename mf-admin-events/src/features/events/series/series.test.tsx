import { seriesCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const date = (id: number, day: string, sold = 0) => ({
  event_id: id,
  slug: `e-${id}`,
  starts_at: `2031-03-${day}T18:00:00.000Z`,
  ends_at: `2031-03-${day}T20:00:00.000Z`,
  status: 'published',
  sold,
});
const series = {
  id: 4,
  rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=2',
  sentence: 'Every week on Tuesday, 2 times',
  timezone: 'UTC',
  dates: [date(1, '04'), date(2, '11', 3)],
};

function officeApi(answer: typeof series | null) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos', starts_at: '2031-03-04T18:00:00.000Z', timezone: 'UTC' })],
  });
  api.answer(seriesCalls.getOfEvent, () => ({ data: answer }));
  api.answer(seriesCalls.previewSeries, () => ({ data: series }));
  api.answer(seriesCalls.addSeries, () => ({ data: series }));
  api.answer(seriesCalls.copyToSeries, () => ({ data: { changed: 1, skipped: 0 } }));
  api.answer(seriesCalls.removeFromSeries, () => ({ data: { changed: 2, skipped: 0 } }));
  return api;
}

const open = (address: string, api: ReturnType<typeof officeApi>) => renderRemote(remote, pages, address, { api });

test('an event repeats by a rule whose words and dates are shown first', async () => {
  const api = officeApi(null);
  const { user } = await open('/admin/events/1?panel=series', api);
  expect(await screen.findByText('Every week on Tuesday, 2 times')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  await waitFor(() => expect(api.sent(seriesCalls.previewSeries).at(-1)?.body).toMatchObject({ weekdays: ['TH'] }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 events' }));
  await waitFor(() => expect(api.sent(seriesCalls.addSeries)).toHaveLength(1));
  expect(api.sent(seriesCalls.addSeries)[0]?.body).toMatchObject({ frequency: 'weekly', weekdays: ['TH'], count: '6' });
});

test('a fault of the rule is at its field', async () => {
  const api = officeApi(null);
  api.fail(seriesCalls.previewSeries, 'VALIDATION_FAILED', { fields: { count: ['At most 104 dates.'] } });
  await open('/admin/events/1?panel=series', api);
  expect(await screen.findByText('At most 104 dates.')).toBeVisible();
  expect(screen.getByLabelText('Number of dates')).toHaveAccessibleDescription(/At most 104 dates/);
});

test('the dates of a series lead to their events and are removed together', async () => {
  const api = officeApi(series);
  const { user } = await open('/admin/events/1?panel=series', api);
  const list = await screen.findByRole('list', { name: 'Dates' });
  expect(within(list).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/admin/events/2'));
  expect(within(list).getByText('3 tickets')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove dates' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove which dates?' });
  api.fail(seriesCalls.removeFromSeries, 'CONFLICT', { userMessage: 'People have tickets for March 11.' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByText('People have tickets for March 11.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'All dates' }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.sent(seriesCalls.removeFromSeries).at(-1)?.body).toEqual({ scope: 'all' }));
});

test('after a save, the same change goes to the following dates when the editor wants it', async () => {
  const api = officeApi(series);
  const { user } = await open('/admin/events/1', api);
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Club');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'The event repeats. Who gets the change?' });
  await user.click(within(dialog).getByRole('radio', { name: 'This and the following dates' }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(seriesCalls.copyToSeries)[0]?.body).toEqual({ scope: 'following', parts: ['words'] });
});
