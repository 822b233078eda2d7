import { seriesCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { series, officeApi, open } from '../../../testing/stages/series-stage';

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
  const { user } = await open('/admin/events/1?panel=form', api);
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

test('a change of the refunds alone asks, too', async () => {
  const api = officeApi(series);
  const { user } = await open('/admin/events/1?panel=form', api);
  await user.click(await screen.findByRole('switch', { name: /^Who cancels in time gets the price back/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('dialog', { name: 'The event repeats. Who gets the change?' })).toBeVisible();
});
