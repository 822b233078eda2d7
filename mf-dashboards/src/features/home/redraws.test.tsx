import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import type { FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { answers, buildAnswer, createHomeApi, lineOf, namesOf, openHome } from '../../testing/home-stage';

const mockDraw = jest.fn();
// Each drawing of a data set has one table.
jest.mock('../../lib/charts/chart-table', () => ({
  ChartTable: ({ title }: { title: string }) => {
    mockDraw(title);
    return null;
  },
}));

const widget = async (name: string) => within(await screen.findByRole('listitem', { name }));
const emptyCatalogue = {
  data: [],
  meta: {
    viewer: 'recruiter',
    has_single_choice: true,
    figures: [],
    choices: { area: [], country: [], chapter: [], company: [] },
  },
};

/** Whether the first request of figures is cancelled. */
function watchFigures(api: FakeApi): () => boolean {
  const send = jest.spyOn(api, 'send');
  return () => send.mock.calls.find(([{ call }]) => call === dashboardCalls.getDatasets)?.[0].signal?.aborted === true;
}
const drawnTitles = () => [...new Set(mockDraw.mock.calls.flat())];

test('a filter redraws only the data sets that know it; a choice of one widget redraws only this', async () => {
  const api = createHomeApi();
  const { user } = await openHome(api, '/dashboards?company=9');
  await waitFor(() => expect(drawnTitles()).toHaveLength(3));
  await (await widget('Most seen jobs')).findByText(/^12 visits/);
  const stream = api.stream(dashboardCalls.getDatasets);
  mockDraw.mockClear();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Company: Kumbia' }));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  expect(drawnTitles()).toEqual([]);
  stream.write(
    lineOf('getMostSeen', buildAnswer('getMostSeen', [{ key: '7', label: 'Front-end engineer', value: 30 }])),
  );
  expect(await (await widget('Most seen jobs')).findByText(/^30 visits/)).toBeInTheDocument();
  expect(drawnTitles()).toEqual(['Most seen jobs']);
  mockDraw.mockClear();
  await user.click((await widget('New members')).getByRole('button', { name: 'Table' }));
  await waitFor(() => expect(drawnTitles()).toEqual(['New members']));
});

test('a cancelled request draws nothing, neither after a newer one nor after the page is left', async () => {
  const api = createHomeApi();
  const { user, unmount } = await openHome(api);
  await waitFor(() => expect(drawnTitles()).toHaveLength(3));
  const stream = api.stream(dashboardCalls.getDatasets);
  const month = lineOf('getInfoMonth', answers['getInfoMonth']);
  await user.selectOptions(screen.getByLabelText('Period'), '7 days');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  // Half a line has arrived when the request is cancelled.
  stream.write(month.slice(0, 40));
  await user.selectOptions(screen.getByLabelText('Period'), '30 days');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(3));
  mockDraw.mockClear();
  stream.write(month.slice(40), 0);
  unmount();
  stream.write(month, 1);
  expect(drawnTitles()).toEqual([]);
});

test('words of a comparison belong to the numbers that are drawn, also while others are loaded', async () => {
  const api = createHomeApi();
  const { user } = await openHome(api);
  const month = await widget('New members');
  const figures = within(await screen.findByRole('region', { name: 'The first figures' }));
  expect(await month.findByText(/more \(9.5%\) against the period before;/)).toBeInTheDocument();
  const stream = api.stream(dashboardCalls.getDatasets);
  await user.selectOptions(screen.getByLabelText('Comparison'), 'A year before');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  expect(month.getByText(/more \(9.5%\) against the period before;/)).toBeInTheDocument();
  expect(figures.getAllByText('against the period before')).toHaveLength(2);
  stream.write(lineOf('getInfoMonth', answers['getInfoMonth']));
  expect(await month.findByText(/more \(9.5%\) against the same period a year before;/)).toBeInTheDocument();
  expect(figures.getAllByText('against the same period a year before')).toHaveLength(1);
});

test('figures and catalogue are requested at once', async () => {
  const api = createHomeApi();
  const release = api.hold(dashboardCalls.listDatasets);
  await openHome(api, '/dashboards?period=7');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1));
  expect(api.sent(dashboardCalls.getDatasets)[0]?.body).not.toHaveProperty('names');
  release();
  expect(await (await widget('Most seen jobs')).findByText(/^12 visits/)).toBeInTheDocument();
  expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1);
});

test('figures whose query the catalogue decides are requested after it', async () => {
  const api = createHomeApi();
  const release = api.hold(dashboardCalls.listDatasets);
  await openHome(api, '/dashboards?period=all');
  await waitFor(() => expect(api.sent(dashboardCalls.listDatasets)).toHaveLength(1));
  expect(api.sent(dashboardCalls.getDatasets)).toEqual([]);
  release();
  expect(await (await widget('Most seen jobs')).findByText(/^12 visits/)).toBeInTheDocument();
  expect(api.sent(dashboardCalls.getDatasets).map(namesOf)).toEqual([
    ['getInfoMonth', 'getInfoCountry', 'getTotalMembers'],
    ['getMostSeen'],
  ]);
});

test('an early request ends when the page is left, and draws nothing', async () => {
  const api = createHomeApi();
  const release = api.hold(dashboardCalls.listDatasets);
  const stream = api.stream(dashboardCalls.getDatasets);
  const isCancelled = watchFigures(api);
  const { unmount } = await openHome(api);
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1));
  expect(isCancelled()).toBe(false);
  mockDraw.mockClear();
  unmount();
  stream.write(lineOf('getInfoMonth', answers['getInfoMonth']));
  release();
  await waitFor(() => expect(isCancelled()).toBe(true));
  expect(drawnTitles()).toEqual([]);
});

test.each([
  ['fails', (api: FakeApi) => api.fail(dashboardCalls.listDatasets, 'INTERNAL')],
  ['is empty', (api: FakeApi) => api.answer(dashboardCalls.listDatasets, () => emptyCatalogue)],
])('an early request ends when the catalogue %s', async (_case, prepare) => {
  const api = createHomeApi();
  const release = api.hold(dashboardCalls.listDatasets);
  api.stream(dashboardCalls.getDatasets);
  prepare(api);
  const isCancelled = watchFigures(api);
  await openHome(api);
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1));
  expect(isCancelled()).toBe(false);
  release();
  await waitFor(() => expect(isCancelled()).toBe(true));
});
