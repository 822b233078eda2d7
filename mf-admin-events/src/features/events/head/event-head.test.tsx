import { versionTag } from '@enlace/shared-contract/admin';
import { events as contract, seriesCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/publishing-stage';

const edit = contract.wire.edit ?? contract.wire.list;

function draftApi() {
  const api = officeApi();
  api.change('events', 1, { status: 'draft' });
  return api;
}

async function askToPublish() {
  const api = draftApi();
  const version = String(api.rows('events')[0]?.['updated_at']);
  const stage = await open('', api);
  await stage.user.click(await screen.findByRole('button', { name: 'Publish' }));
  return { ...stage, version, dialog: await screen.findByRole('dialog', { name: 'Publish Café con datos?' }) };
}

test('an event opens with its state in six tabs, and each panel has its own address', async () => {
  const { user, where } = await open('');
  expect(await screen.findByRole('region', { name: 'On sale' })).toBeVisible();
  const tabs = within(screen.getByRole('tablist', { name: 'Parts of the record' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Tickets',
    'People',
    'Check-in',
    'Messages',
    'Settings',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(where()).toBe('/admin/events/1?panel=form'));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Café con datos');
  const settings = within(screen.getByRole('tablist', { name: 'Settings' }));
  await user.click(settings.getByRole('tab', { name: 'Copy, cancel, archive' }));
  await waitFor(() => expect(where()).toBe('/admin/events/1?panel=publishing'));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(where()).toBe('/admin/events/1'));
});

test('the head has state, date in the zone of the event, place and sales', async () => {
  await open('');
  expect(await screen.findByText(/Monday, March 5, 2091, 6:00 PM – 8:00 PM \(Bogota\)/)).toBeVisible();
  expect(screen.getByText('12 of 40 sold')).toBeVisible();
  expect(screen.getByText(/^Casa de la Cultura, /)).toBeVisible();
  expect(screen.getByText('Published')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('a draft is published after its gaps were named, from the version that is shown', async () => {
  const { api, version, user, dialog } = await askToPublish();
  expect(within(dialog).getByText('A summary for lists and search engines')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Café con datos is public.')).toBeVisible();
  expect(api.sent(edit)[0]).toMatchObject({ body: { status: 'published' }, ifMatch: versionTag(version) });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a form with unsaved changes is published without them, and saves them afterwards without a conflict', async () => {
  const api = draftApi();
  api.answer(seriesCalls.getOfEvent, () => ({ data: null }));
  const { user } = await open('form', api);
  await user.type(await screen.findByLabelText(/^Title/), ' II');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish Café con datos?' });
  expect(within(dialog).getByText(/^The form has changes that are not saved/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('published'));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Café con datos II');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Café con datos II has been saved.')).toBeVisible();
  expect(api.sent(edit).map(({ body }) => Object.keys(body))).toEqual([['status'], ['title']]);
});

test('a draft of the form is named before the publication, and its changes move onto the published event', async () => {
  const api = draftApi();
  api.answer(seriesCalls.getOfEvent, () => ({ data: null }));
  const { user, where } = await open('form', api);
  await user.type(await screen.findByLabelText(/^Title/), ' II');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Go to the form' }));
  await waitFor(() => expect(where()).toBe('/admin/events/1?panel=form'));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Café con datos II');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('region', { name: 'On sale' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('published'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Café con datos II has been saved.')).toBeVisible();
  expect(api.sent(edit)).toHaveLength(2);
});

test('a refusal leads to its field in the settings', async () => {
  const { api, user, dialog, where } = await askToPublish();
  api.fail(edit, 'VALIDATION_FAILED', { fields: { venue_name: ['Where does it take place?'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Where does it take place?')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/admin/events/1'));
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveFocus());
});
