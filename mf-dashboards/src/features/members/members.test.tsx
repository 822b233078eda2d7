import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { buildViewer, createFakeApi, guardText, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import type { CountryCount } from './countries';

const recruiter = buildViewer({ roles: ['recruiters'] });
const countries: readonly CountryCount[] = [
  { country_code: 'BR', country: 'Brazil', total: 25 },
  { country_code: 'CO', country: 'Colombia', total: 60 },
  { country_code: 'MX', country: 'Mexico', total: 15 },
];
const total = { total: 2048, recent: 90, before: 60, countries: 3, at: '2026-11-20T10:00:00Z' };

function figures(values: { total?: Partial<typeof total>; countries?: readonly CountryCount[] } = {}) {
  const api = createFakeApi({}, { viewer: recruiter });
  api.answer(dashboardCalls.getTotalMembers, () => ({ data: { ...total, ...values.total } }));
  api.answer(dashboardCalls.getInfoCountry, () => ({ data: values.countries ?? countries }));
  return api;
}

const open = (api = figures(), address = '/dashboards', locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });

test('tells how many there are and how that changed, in words', async () => {
  const { api } = await open();
  expect(await screen.findByText('2,048')).toBeInTheDocument();
  expect(screen.getByText(/90 joined in the last 30 days, 50% more than in the 30 days before/)).toBeInTheDocument();
  expect(api.calls.every(({ client, method }) => client === 'authenticated' && method === 'POST')).toBe(true);
});

test.each([
  [{ recent: 30, before: 60 }, /50% fewer/],
  [{ recent: 60, before: 60 }, /as many as/],
  [{ recent: 5, before: 0 }, /nobody joined in the 30 days before/],
])('%j is told as it is', async (values, words) => {
  await open(figures({ total: values }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('the chart says its sentence and has the same figures as a table for those who hear it', async () => {
  await open();
  const sentence = 'More members live in Colombia than anywhere else: 60, or 60% of all. 3 countries are counted.';
  expect(await screen.findByRole('application', { name: sentence })).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'CountryMembersShare',
    'Colombia6060%',
    'Brazil2525%',
    'Mexico1515%',
  ]);
});

test('arrows, Home and End go from bar to bar and say each aloud', async () => {
  const { user } = await open();
  (await screen.findByRole('application')).focus();
  const announcement = screen.getAllByRole('status').at(-1);
  await user.keyboard('{ArrowDown}');
  expect(announcement).toHaveTextContent('Colombia: 60, 60% of all members');
  await user.keyboard('{End}');
  expect(announcement).toHaveTextContent('Mexico: 15, 15% of all members');
  await user.keyboard('{ArrowUp}');
  expect(announcement).toHaveTextContent('Brazil: 25, 25% of all members');
  await user.tab();
  expect(announcement).toBeEmptyDOMElement();
});

test('small countries are one bar, and the table still names each', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    country_code: `${index}`,
    country: `Land ${index}`,
    total: 100 - index,
  }));
  const { user, where } = await open(figures({ countries: many }));
  expect(await screen.findByText('8 other countries')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Table' }));
  expect(where()).toBe('/dashboards?view=table');
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Land 19' })).toBeVisible();
});

test('one figure that cannot be had leaves the other standing, and is tried again', async () => {
  const api = figures();
  api.fail(dashboardCalls.getInfoCountry, 'UNAVAILABLE', { userMessage: 'The figures are being counted.' });
  const { user } = await open(api);
  expect(await screen.findByText('The figures are being counted.')).toBeInTheDocument();
  expect(screen.getByText('2,048')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('application')).toBeInTheDocument();
  expect(api.sent(dashboardCalls.getTotalMembers)).toHaveLength(1);
});

test('an answer that is not what the contract says is a failure, never a half-read figure', async () => {
  const api = figures();
  api.answer(dashboardCalls.getTotalMembers, () => ({ data: { total: 'many' } }));
  await open(api);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('countries are named in the reader’s language', async () => {
  await open(figures(), '/dashboards?view=table', 'es');
  expect(await screen.findByRole('rowheader', { name: 'Brasil' })).toBeInTheDocument();
});

test('nobody counted yet says so', async () => {
  await open(figures({ countries: [] }), '/dashboards', 'es');
  expect(await screen.findByText('Nadie ha dicho todavía dónde vive')).toBeInTheDocument();
});

test('is for recruiters and admins', async () => {
  const api = createFakeApi({}, { viewer: buildViewer({ roles: ['latinas'] }) });
  await renderRemote(remote, pages, '/dashboards', { api });
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});
