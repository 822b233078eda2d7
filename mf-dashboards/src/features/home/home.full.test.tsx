import { dashboardCalls, type DateNote } from '@enlace/shared-contract/dashboards';
import { screen, waitFor, within } from '@testing-library/react';

import { buildAnswer, createHomeApi, openHome } from '../../testing/home-stage';

const widget = async (name: string) => within(await screen.findByRole('listitem', { name }));
const note: DateNote = {
  id: 5,
  day: '2026-03-14',
  text: 'Launch',
  scope: 'company',
  company_id: 9,
  author: 'Ana',
  can_edit: true,
};

const menuEntry = async (user: Awaited<ReturnType<typeof openHome>>['user'], entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'More about New members' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

test('every chart is reached with Tab and has its table in the document', async () => {
  const { user } = await openHome();
  // The first line of the answer is drawn alone.
  await waitFor(() => expect(screen.getAllByRole('application')).toHaveLength(2));
  const charts = screen.getAllByRole('application');
  for (const chart of charts) {
    while (document.activeElement !== chart) await user.tab();
    await user.keyboard('{End}{Home}{Escape}');
  }
  for (const name of ['New members', 'Members by country', 'Most seen jobs'])
    expect((await widget(name)).getByRole('table', { name })).toBeInTheDocument();
});

test('a note is read out on its step, listed below, and removed after saying what goes', async () => {
  const api = createHomeApi({ notes: [note] });
  api.answer(dashboardCalls.removeDateNote, () => ({ message: 'Removed' }));
  const { user } = await openHome(api);
  const month = await widget('New members');
  (await month.findByRole('application')).focus();
  await user.keyboard('{End}');
  expect(month.getByRole('status')).toHaveTextContent(/Note: Launch$/);
  expect(month.getByText('Mar 14, 2026: Launch (Ana)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the note “Launch”' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the note “Launch” of Mar 14, 2026?' }));
  expect(question.getByText(/all recruiters of the company/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Remove the note' }));
  await waitFor(() => expect(api.sent(dashboardCalls.removeDateNote)[0]?.params).toEqual({ id: 5 }));
  await waitFor(() => expect(api.sent(dashboardCalls.listMarks)).toHaveLength(2));
});

test('a note is added for a company; the words stay when the API refuses them', async () => {
  const api = createHomeApi();
  api.answer(dashboardCalls.addDateNote, () => ({ data: note }));
  api.fail(dashboardCalls.addDateNote, 'VALIDATION_FAILED', { fields: { text: ['Too long.'] } });
  const { user } = await openHome(api);
  await user.click(await screen.findByRole('button', { name: 'Notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes on days' }));
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Fair in Lima');
  await user.selectOptions(dialog.getByLabelText('Who sees it'), 'Recruiters of Kumbia');
  await user.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await dialog.findByText('Too long.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Fair in Lima');
  await user.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('The note is added.')).toBeInTheDocument();
  const [first, second] = api.sent(dashboardCalls.addDateNote).map(({ body }) => body);
  expect(second).toMatchObject({ text: 'Fair in Lima', scope: 'company', company_id: 9 });
  expect(second?.['key']).toBe(first?.['key']);
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Fair in Lima');
  await user.click(dialog.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(api.sent(dashboardCalls.addDateNote)).toHaveLength(3));
  expect(api.sent(dashboardCalls.addDateNote)[2]?.body?.['key']).not.toBe(first?.['key']);
});

test('a goal is a line of the chart of months, and is set and removed', async () => {
  const goal = { id: 1, dataset: 'getInfoMonth', value: 100, scope: 'own' as const, company_id: null, can_edit: true };
  const api = createHomeApi({ goals: [goal] });
  api.answer(dashboardCalls.saveGoal, () => ({ data: goal }));
  const { user } = await openHome(api);
  expect(await (await widget('New members')).findByText('Goal for a month: 100')).toBeVisible();
  await menuEntry(user, 'Set a goal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Goal of “New members”' }));
  const field = dialog.getByRole('textbox', { name: /^Total of a month/ });
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Write a whole number above zero.')).toBeInTheDocument();
  await user.type(field, '120');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The goal is saved.')).toBeInTheDocument();
  expect(api.sent(dashboardCalls.saveGoal)[0]?.body).toEqual({ dataset: 'getInfoMonth', value: 120, scope: 'own' });
});

test('CSV is the call of the API with the filters of the view', async () => {
  const api = createHomeApi();
  api.answer(dashboardCalls.exportDataset, () => 'month;members\n');
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await openHome(api, '/dashboards?area=3&compare=none');
  await menuEntry(user, 'Save as CSV');
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(api.sent(dashboardCalls.exportDataset)[0]).toMatchObject({
    params: { name: 'getInfoMonth' },
    query: { area: [3], lang: 'en' },
  });
  click.mockRestore();
});

test('a picture has period, comparison and filters of its numbers, also while others are loaded', async () => {
  const blobs: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const compare = { from: '2025-10-01', to: '2025-12-31' };
  const month = buildAnswer('getInfoMonth', [{ key: '2026-03-01', label: '', value: 12_000, prev: 9_000 }], {
    grain: 'month',
    compare,
  });
  const api = createHomeApi({ answers: { getInfoMonth: month } });
  const { user } = await openHome(api, '/dashboards?area=3&company=9');
  await (await widget('New members')).findByRole('application');
  api.stream(dashboardCalls.getDatasets);
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Area: Data' }));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  await menuEntry(user, 'Save as SVG');
  await waitFor(() => expect(blobs).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0] ?? new Blob());
  });
  for (const words of [
    'Period: Jan 1, 2026 – Mar 31, 2026',
    'Comparison: The period before (Oct 1, 2025 – Dec 31, 2025)',
    'Filters: Area: Data',
    '12,000',
  ])
    expect(text).toContain(`>${words}<`);
  click.mockRestore();
});

test('a link has a validity and is copied; own links are listed and ended', async () => {
  const share = {
    id: 8,
    dataset: null,
    query: {},
    created_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-12-01T00:00:00Z',
  };
  const api = createHomeApi();
  api.answer(dashboardCalls.listShares, () => ({ data: [share] }));
  api.answer(dashboardCalls.addShare, () => ({ data: { ...share, token: 'tok' } }));
  api.answer(dashboardCalls.endShare, () => ({ message: 'Ended' }));
  const { user } = await openHome(api, '/dashboards?company=9');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share these figures' }));
  await user.selectOptions(dialog.getByLabelText('Valid for'), 'A year');
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(await dialog.findByLabelText('Address of the link')).toHaveValue('http://localhost/dashboards/shared/tok');
  expect(api.sent(dashboardCalls.addShare)[0]?.body).toMatchObject({ days: 365, query: { company: [9] } });
  await user.click(await dialog.findByRole('button', { name: 'End the link to All figures' }));
  await waitFor(() => expect(api.sent(dashboardCalls.endShare)[0]?.params).toEqual({ id: 8 }));
});

test('filters of the drawer apply at once, and a reset removes all', async () => {
  const { user, where } = await openHome(createHomeApi({ viewer: 'admin' }));
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByRole('combobox', { name: 'Area' }));
  await user.click(await screen.findByRole('option', { name: 'Data' }));
  await waitFor(() => expect(where()).toBe('/dashboards?area=3'));
  await user.click(drawer.getByRole('button', { name: 'Show the figures' }));
  await user.click(screen.getByRole('button', { name: 'Reset the view' }));
  await waitFor(() => expect(where()).toBe('/dashboards'));
});

test('a note that another tab has removed is no error, and the focus stays in the dialog', async () => {
  const notes = [note, { ...note, id: 6, text: 'Fair' }];
  const api = createHomeApi({ notes });
  api.fail(dashboardCalls.removeDateNote, 'NOT_FOUND');
  const { user } = await openHome(api);
  await user.click(await screen.findByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the note “Launch”' }));
  notes.shift();
  const question = within(await screen.findByRole('dialog', { name: /^Remove the note/ }));
  await user.click(question.getByRole('button', { name: 'Remove the note' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove the note “Launch”' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes on days' })).toHaveFocus());
});

test('after a save without an answer the stored goals and the stored order are read again', async () => {
  const goal = { id: 1, dataset: 'getInfoMonth', value: 100, scope: 'own' as const, company_id: null, can_edit: true };
  const api = createHomeApi({ goals: [goal] });
  api.fail(dashboardCalls.saveGoal, 'NETWORK');
  api.fail(dashboardCalls.saveBoard, 'NETWORK');
  const { user } = await openHome(api);
  await menuEntry(user, 'Pin to the top');
  await waitFor(() => expect(api.sent(dashboardCalls.getBoard)).toHaveLength(2));
  await menuEntry(user, 'Set a goal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Goal of “New members”' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(dashboardCalls.listMarks)).toHaveLength(2));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
});
