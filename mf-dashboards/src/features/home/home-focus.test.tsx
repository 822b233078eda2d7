import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { screen, waitFor, within } from '@testing-library/react';

import { createHomeApi, openHome } from '../../testing/home-stage';

const widget = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('after Retry the focus is at the title of the widget, also when it fails again', async () => {
  const api = createHomeApi();
  api.fail(dashboardCalls.getDatasets, 'UNAVAILABLE', { times: 2 });
  const { user } = await openHome(api);
  const month = await widget('New members');
  const title = month.getByRole('heading', { name: 'New members' });
  for (const count of [2, 3]) {
    (await month.findByRole('button', { name: 'Try again' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(count));
    await waitFor(() => expect(title).toHaveFocus());
  }
  expect(await month.findByRole('application')).toBeInTheDocument();
  expect(title).toHaveFocus();
});

test('after Retry of the whole list the focus is at the title of the page', async () => {
  const api = createHomeApi();
  api.fail(dashboardCalls.listDatasets, 'UNAVAILABLE');
  const { user } = await openHome(api);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'The first figures' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after a filter is removed the focus is at the next one, after the last and after a reset in the bar', async () => {
  const { user, where } = await openHome(createHomeApi(), '/dashboards?area=3&company=9');
  (await screen.findByRole('button', { name: 'Remove the filter Area: Data' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/dashboards?company=9'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove the filter Company: Kumbia' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/dashboards'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  await user.selectOptions(screen.getByLabelText('Comparison'), 'None');
  (await screen.findByRole('button', { name: 'Reset the view' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/dashboards'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
});

test.each(['Use my order', 'Keep this one'])(
  'after a conflict of the order the focus stays in the board: %s',
  async (answer) => {
    const api = createHomeApi({ board: { pinned: ['getMostSeen'], version: 4 } });
    api.fail(dashboardCalls.saveBoard, 'CONFLICT');
    const { user } = await openHome(api);
    const menuName = 'More about New members';
    await user.click(await screen.findByRole('button', { name: menuName }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
    const button = await screen.findByRole('button', { name: answer });
    expect(screen.getByRole('button', { name: menuName })).toHaveFocus();
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Most seen jobs' })).toHaveFocus());
  },
);

test('after a link has ended the focus is at the title of the dialog', async () => {
  const share = (id: number, dataset: string | null) => ({
    id,
    dataset,
    query: {},
    created_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-12-01T00:00:00Z',
  });
  const api = createHomeApi();
  api.answer(dashboardCalls.listShares, () => ({ data: [share(8, null), share(7, 'getInfoMonth')] }));
  api.answer(dashboardCalls.endShare, () => ({ message: 'Ended' }));
  // Another tab has ended the first one.
  api.fail(dashboardCalls.endShare, 'NOT_FOUND');
  const { user } = await openHome(api);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share these figures' }));
  for (const name of ['All figures', 'New members']) {
    await user.click(await dialog.findByRole('button', { name: `End the link to ${name}` }));
    const title = dialog.getByRole('heading', { name: 'Share these figures' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(dialog.queryByRole('button', { name: `End the link to ${name}` })).not.toBeInTheDocument();
  }
  expect(dialog.getByText('You have no open links.')).toBeVisible();
});
