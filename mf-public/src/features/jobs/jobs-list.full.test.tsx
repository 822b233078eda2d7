import { jobs as contract } from '@enlace/shared-contract/work';
import { buildJob } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { jobFields } from './jobs-query';
import { open, community } from '../../testing/stages/jobs-list-stage';

test('asks for the newest, a page at a time, in the reader’s language', async () => {
  const { api } = await open('/jobs', community(), 'pt');
  expect(await screen.findByRole('heading', { name: '1 vaga aberta' })).toBeInTheDocument();
  expect(api.sent(contract.wire.list).map(({ query }) => query)).toEqual([
    { sort: 'published_at', order: 'desc', page: 1, per_page: 24, lang: 'pt', fields: jobFields.join() },
  ]);
});

test('the address alone says what is chosen, what no list knows included', async () => {
  await open('/jobs?seniority=senior&location=atlantis&company=ceiba-software&sort=backwards&page=zero', community());
  await screen.findByRole('option', { name: 'Senior' });
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('Senior');
  expect(screen.getByRole('combobox', { name: 'Place' })).toHaveDisplayValue('atlantis');
  expect(screen.getByRole('link', { name: 'Remove filter: Only at Ceiba Software' })).toBeInTheDocument();
});

test('turning a page keeps the filters', async () => {
  const manyJobs = Array.from({ length: 30 }, (_, index) => buildJob({ id: index + 1, title: `Puesto ${index + 1}` }));
  const { user, where } = await open('/jobs?area=data-engineering', community(manyJobs));
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(where()).toBe('/jobs?area=data-engineering&page=2');
});

test('an empty choice offers a way on', async () => {
  await open('/jobs?search=astronaut', community([]));
  expect(await screen.findByText('No job fits this choice')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look at remote jobs instead' })).toHaveAttribute('href', '/jobs?remote=1');
});
