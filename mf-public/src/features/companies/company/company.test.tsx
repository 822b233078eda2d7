import { jobs as jobsContract } from '@enlace/shared-contract/work';
import { buildCompany, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { answerSimilar } from '../../../testing/answer-similar';
import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

const company = buildCompany({
  id: 1,
  name: 'Ceiba Salud',
  slug: 'ceiba-salud',
  description: 'Mornings are quiet.\n\nMeetings begin after lunch.',
  website: 'https://www.ceiba.example.com/',
  size: '51-200',
  founded_year: 1998,
  remote_jobs: true,
  company_categories: [{ id: 1, name: 'Health', slug: 'health' }],
  company_perks: [{ id: 9, name: 'Four-day week', slug: 'four-day-week' }],
  company_recruiters: [{ id: 7, name: 'Ñusta Quispe', headline: 'Hires engineers', avatar: null }],
});

const directory = () => createFakeApi({ companies: [company], jobs: [] });

test('tells what the company is, what it promises and what it has not said', async () => {
  await open('/companies/ceiba-salud', directory());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ceiba Salud' })).toBeInTheDocument();
  expect(screen.getByText('51–200 people')).toBeInTheDocument();
  expect(screen.getByText('Since 1998')).toBeInTheDocument();
  expect(screen.getByText('Meetings begin after lunch.')).toBeInTheDocument();
  const promises = within(screen.getByRole('region', { name: 'What they promise' })).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Remote jobs',
    'Unlimited vacationNot stated',
  ]);
  expect(screen.getByRole('link', { name: 'Four-day week' })).toHaveAttribute('href', '/companies?perk=four-day-week');
  expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/companies?category=health');
  expect(screen.getByRole('link', { name: 'ceiba.example.com' })).toHaveAttribute('rel', 'noopener');
});

test('names who hires, and no address of hers', async () => {
  const { container } = await open('/companies/ceiba-salud', directory());
  expect(await screen.findByText('Ñusta Quispe')).toBeInTheDocument();
  expect(container.querySelector('a[href^="mailto:"]')).toBeNull();
});

test('asks for its own open jobs, and stands when they cannot be loaded', async () => {
  const api = directory();
  api.fail(jobsContract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/companies/ceiba-salud', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ceiba Salud' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No job is open right now/)).toBeInTheDocument();
  expect(api.sent(jobsContract.wire.list).at(-1)?.query).toMatchObject({ company: 'ceiba-salud', lang: 'en' });
});

test('a company that says nothing of itself is still a page', async () => {
  const incompleteCompany = buildCompany({
    id: 2,
    name: 'ñ',
    slug: 'n',
    summary: null,
    city: null,
    country: null,
    country_code: null,
    size: null,
    founded_year: null,
  });
  await open('/companies/n', createFakeApi({ companies: [incompleteCompany], jobs: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ñ' })).toBeInTheDocument();
  expect(screen.getByText('They have not written about themselves yet.')).toBeInTheDocument();
  expect(screen.queryByText('Who hires')).not.toBeInTheDocument();
  expect(screen.getByText(/has not told us yet/)).toBeInTheDocument();
  expect(screen.queryByText('Not stated')).toBeNull();
});

test('a company that does not exist says so and leads on', async () => {
  await open('/companies/atlantis', answerSimilar(directory()));
  expect(await screen.findByRole('heading', { level: 1, name: 'This company does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
});
