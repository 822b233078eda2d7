import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { buildViewer, createFakeApi, renderScreen } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { screen as sharedFigures } from './shared-figures.screen';

const path = '/dashboards/shared/abc';
const open = (api = createFakeApi({}, { viewer: null })) =>
  renderScreen(sharedFigures, { api, path, params: { token: 'abc' } });

test('leads a reader with the rights to the view with its filters', async () => {
  const api = createFakeApi({}, { viewer: buildViewer({ roles: ['recruiters'] }) });
  const query = { from: '2026-01-01', to: '2026-03-31', compare: 'year', area: [3, 5], country: ['MX'], tz: 'UTC' };
  api.answer(dashboardCalls.openShare, () => ({ data: { dataset: 'getInfoArea', query, author: 'Ana' } }));
  const { where } = open(api);
  const days = 'period=custom&from=2026-01-01&to=2026-03-31';
  await waitFor(() =>
    expect(where()).toBe(`/dashboards?${days}&compare=year&area=3&area=5&country=MX&only=getInfoArea`),
  );
  expect(api.sent(dashboardCalls.openShare)[0]?.params).toEqual({ token: 'abc' });
});

test('asks a visitor to sign in, and the way leads back', async () => {
  const api = createFakeApi({}, { viewer: null });
  api.fail(dashboardCalls.openShare, 'FORBIDDEN');
  open(api);
  expect(await screen.findByRole('heading', { name: 'These figures are not open to all' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fdashboards%2Fshared%2Fabc',
  );
});

test('a link that has ended says so', async () => {
  const api = createFakeApi({}, { viewer: null });
  api.fail(dashboardCalls.openShare, 'NOT_FOUND');
  open(api);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
});
