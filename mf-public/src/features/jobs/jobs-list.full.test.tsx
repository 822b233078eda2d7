import { jobFacetCalls, jobs as contract } from '@enlace/shared-contract/work';
import { buildJob } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { jobFields } from './jobs-query';
import { open, community } from '../../testing/stages/jobs-list-stage';

test('asks for the newest, a page at a time, in the reader’s language', async () => {
  const { api } = await open('/jobs', community(), 'pt');
  expect(await screen.findByRole('heading', { name: '1 vaga aberta' })).toBeInTheDocument();
  expect(api.sent(contract.wire.list).map(({ query }) => query)).toEqual([
    { sort: 'published_at', order: 'desc', page: 1, per_page: 24, lang: 'pt', fields: jobFields.join() },
  ]);
  expect(api.sent(jobFacetCalls.getJobFacets).map(({ query }) => query)).toEqual([{ lang: 'pt' }]);
});

test('the address alone says what is chosen, what no list knows included', async () => {
  const address = '/jobs?seniority=senior&location=atlantis&company=ceiba-software&remote=0&sort=backwards&page=zero';
  const { user } = await open(address, community());
  await user.click(await screen.findByText('Filters (5)'));
  expect(await screen.findByRole('checkbox', { name: 'Senior 9' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'atlantis 0' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'On site 8' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Remote 14' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Remove filter: Only at Ceiba Software' })).toBeInTheDocument();
});

test('pay has an amount, a currency and a period; the best paid come first within a currency', async () => {
  const { api, user, where } = await open('/jobs', community());
  await user.click(await screen.findByText(/^Filters/));
  await user.click(await screen.findByText('Pay'));
  expect(screen.queryByRole('option', { name: 'Highest pay first' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'MXN (8)');
  await user.type(screen.getByRole('textbox', { name: 'At least' }), '30000');
  await user.click(screen.getByRole('checkbox', { name: 'Pay not stated 2' }));
  await screen.findByRole('option', { name: 'Highest pay first' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Highest pay first');
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      salary_from: '30000',
      currency: 'MXN',
      salary_period: 'month',
      salary_unstated: '1',
      sort: 'salary',
      order: 'desc',
    }),
  );
  expect(screen.getByRole('link', { name: 'Remove filter: At least MXN 30,000 a month' })).toHaveAttribute(
    'href',
    '/jobs?salary_unstated=1',
  );
  expect(where()).toContain('salary_from=30000&currency=MXN');
});

test.each(['30.000', '30,000', '30 000', '30000'])('a pay of %s in the address is thirty thousand', async (pay) => {
  const { api } = await open(`/jobs?salary_from=${encodeURIComponent(pay)}`, community());
  await screen.findByRole('heading', { name: /open job/ });
  expect(api.sent(contract.wire.list).at(-1)?.query).toHaveProperty('salary_from', '30000');
});

test.each(['1.00', '-5', '3.0000', '99999999999'])('a pay of %s in the address is no choice', async (pay) => {
  const { api } = await open(`/jobs?salary_from=${encodeURIComponent(pay)}`, community());
  await screen.findByRole('heading', { name: '1 open job' });
  expect(api.sent(contract.wire.list).at(-1)?.query).not.toHaveProperty('salary_from');
});

test('a search has the best matches first', async () => {
  const { api } = await open('/jobs?search=datos', community());
  await screen.findByRole('option', { name: 'Best match first' });
  expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ sort: 'relevance', order: 'desc' });
});

test('the whole group of the address is there without a press', async () => {
  const tags = Array.from({ length: 9 }, (_, at) => [`tag-${at}`, `Tag ${at}`, 9 - at] as const);
  const { user } = await open('/jobs?more=tag', community(undefined, { tag: tags }));
  await user.click(await screen.findByText(/^Filters/));
  expect(await screen.findByRole('checkbox', { name: 'Tag 8 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Show/ })).not.toBeInTheDocument();
});

test('the choices stay usable when their numbers cannot be loaded', async () => {
  const api = community();
  api.fail(jobFacetCalls.getJobFacets, 'UNAVAILABLE');
  const { user } = await open('/jobs?area=ux', api);
  await user.click(await screen.findByText('Filters (1)'));
  expect(await screen.findByText(/The numbers could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'ux 0' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Data engineering 12' })).toBeInTheDocument();
});

test('turning a page keeps the filters', async () => {
  const manyJobs = Array.from({ length: 30 }, (_, index) => buildJob({ id: index + 1, title: `Puesto ${index + 1}` }));
  const { user, where } = await open('/jobs?area=data-engineering', community(manyJobs));
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(where()).toBe('/jobs?area=data-engineering&page=2');
});

test('an empty choice that no filter explains offers all jobs', async () => {
  await open('/jobs?search=astronaut', community([], undefined, { total: 0, without: [] }));
  expect(await screen.findByText('No job fits this choice')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
});
