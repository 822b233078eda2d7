import { jobFacetCalls, jobs as contract } from '@enlace/shared-contract/work';
import { buildJob } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { jobFields } from './jobs-query';
import { open, community } from '../../testing/stages/jobs-list-stage';

test('tells who, what, where and for how much, each job leading to its page', async () => {
  const published_at = new Date(Date.now() - 2.5 * 86_400_000).toISOString();
  const remoteJob = buildJob({ id: 2, title: 'Redactora UX', job_locations: [], is_remote: true, salary_from: null });
  await open(
    '/jobs',
    community([
      buildJob({ id: 1, title: 'Ingeniera de datos', published_at, first_perk: 'Learning budget' }),
      remoteJob,
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toHaveAttribute(
    'href',
    '/jobs/ingeniera-de-datos',
  );
  expect(screen.getByText('MXN 24,000 – 31,000')).toBeInTheDocument();
  expect(screen.getByText('Bogotá · Senior · Full time')).toBeInTheDocument();
  expect(screen.getByText('Published 2 days ago').parentElement).toHaveTextContent(
    /^Published 2 days ago · Learning budget$/,
  );
  expect(screen.getByText(/Remote, from anywhere/)).toBeInTheDocument();
  expect(screen.getAllByText(/Pay not stated/).length).toBeGreaterThan(1);
  expect(screen.getByRole('heading', { name: '2 open jobs' })).toBeInTheDocument();
});

test('filters through the address, with several choices in a group', async () => {
  const { api, user, where } = await open('/jobs', community());
  await user.type(await screen.findByRole('searchbox', { name: 'Title or company' }), 'datos');
  await user.click(await screen.findByText(/^Filters/));
  await user.click(await screen.findByRole('checkbox', { name: 'Remote 14' }));
  await user.click(screen.getByRole('checkbox', { name: 'Partly remote 3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Data engineering 12' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Published' }), 'In the last 7 days (5)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Closing first');
  const filters = 'workplace=remote&workplace=hybrid&area=data-engineering';
  await waitFor(() => expect(where()).toBe(`/jobs?search=datos&sort=closing&since=7d&${filters}`));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(5));
  const query = { search: 'datos', workplace: 'remote,hybrid', area: 'data-engineering', since: '7d', lang: 'en' };
  const paging = { sort: 'closes_at', order: 'asc', page: 1, per_page: 24 };
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({ ...query, ...paging, fields: jobFields.join() }),
  );
  expect(api.sent(jobFacetCalls.getJobFacets).at(-1)?.query).toEqual(query);
  await user.click(screen.getByRole('link', { name: 'Remove filter: Remote' }));
  await waitFor(() => expect(where()).not.toContain('workplace=remote'));
  expect(screen.getByRole('checkbox', { name: 'Remote 14' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Partly remote 3' })).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/jobs'));
  expect(screen.getByRole('searchbox', { name: 'Title or company' })).toHaveValue('');
});

test('a long group shows the rest on demand and is searched; what is chosen stays chosen', async () => {
  const places = Array.from({ length: 20 }, (_, at) => [`place-${at}`, `Place ${at}`, 20 - at] as const);
  const { user, where } = await open('/jobs', community(undefined, { location: places }));
  await user.click(await screen.findByText(/^Filters/));
  await user.click(await screen.findByText('Place'));
  expect(screen.queryByRole('checkbox', { name: 'Place 19 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show 14 more: Place' }));
  const find = await screen.findByRole('searchbox', { name: 'Find in Place' });
  expect(find).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Place 2 18' }));
  await user.type(find, '19');
  await user.click(screen.getByRole('checkbox', { name: 'Place 19 1' }));
  expect(screen.getAllByRole('checkbox', { name: /^Place/ })).toHaveLength(1);
  await waitFor(() => expect(where()).toBe('/jobs?location=place-2&location=place-19'));
});

test('without results, the filters are named that have to go', async () => {
  const without = [
    { part: 'search' as const, total: 1 },
    { part: 'workplace' as const, total: 14 },
    { part: 'area' as const, total: 0 },
  ];
  const api = community([], undefined, { total: 0, without });
  await open('/jobs?search=astronaut&remote=1&area=data-engineering&area=ux', api);
  expect(await screen.findByText('No job fits this choice')).toBeInTheDocument();
  const ways = within(screen.getByText('One filter less would be enough:').parentElement ?? document.body);
  const links = await ways.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Remove Remote: 14 jobs',
    'Remove “astronaut”: 1 job',
    'All jobs',
  ]);
  expect(links[0]).toHaveAttribute('href', '/jobs?search=astronaut&area=data-engineering&area=ux');
});

test('says that jobs could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/jobs', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  expect(screen.queryByText('No job fits this choice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toBeInTheDocument();
});
