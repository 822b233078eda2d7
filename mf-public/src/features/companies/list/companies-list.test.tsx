import { companies as contract } from '@enlace/shared-contract';
import {
  buildCompany,
  buildCompanyCategory,
  buildCompanyCountry,
  createFakeApi,
  renderRemote,
  type FakeApi,
} from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });

function directory() {
  return createFakeApi({
    companies: [
      buildCompany({ id: 1, name: 'Órale Logística', slug: 'orale', paid_maternity_leave: true, jobs_count: 3 }),
      buildCompany({ id: 2, name: 'Ceiba Salud', company_categories: [{ id: 1, name: 'Health', slug: 'health' }] }),
    ],
    company_categories: [buildCompanyCategory({ id: 1, name: 'Health', slug: 'health' })],
    company_countries: [buildCompanyCountry({ id: 1, name: 'Colombia', code: 'CO' })],
  });
}

test('lists companies with what they promise, and how many jobs wait', async () => {
  await open('/companies', directory());
  expect(await screen.findByRole('link', { name: 'Órale Logística' })).toHaveAttribute('href', '/companies/orale');
  expect(screen.getByText('Offers Paid maternity leave')).toBeInTheDocument();
  expect(screen.getByText('3 open jobs')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 companies' })).toBeInTheDocument();
});

test('words, kind, country and promises apply at once and are chips', async () => {
  const { api, user, where } = await open('/companies', directory());
  await user.type(await screen.findByRole('searchbox', { name: 'Name, city or word' }), 'ceiba');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Health' })).toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'What they do' }), 'Health');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Colombia');
  await user.click(screen.getByRole('checkbox', { name: 'Paid maternity leave' }));
  await user.click(screen.getByRole('checkbox', { name: 'Remote jobs' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name');
  await waitFor(() =>
    expect(where()).toBe(
      '/companies?search=ceiba&category=health&country=CO&remote_jobs=1&paid_maternity_leave=1&sort=name',
    ),
  );
  await waitFor(() => expect(api.sent(contract.wire.list).at(-1)?.query).toHaveProperty('sort', 'name'));
  expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({
    search: 'ceiba',
    category: 'health',
    country_code: 'CO',
    remote_jobs: true,
    paid_maternity_leave: true,
    sort: 'name',
    order: 'asc',
    page: 1,
    per_page: 24,
    lang: 'en',
  });
  expect(screen.getByRole('checkbox', { name: 'Paid maternity leave' })).toBeChecked();
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(chips.getByRole('link', { name: 'Remove filter: Colombia' })).toBeInTheDocument();
  await user.click(chips.getByRole('link', { name: 'Remove filter: Remote jobs' }));
  await waitFor(() =>
    expect(where()).toBe('/companies?search=ceiba&category=health&country=CO&paid_maternity_leave=1&sort=name'),
  );
  expect(screen.getByRole('checkbox', { name: 'Remote jobs' })).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/companies'));
  expect(screen.getByRole('checkbox', { name: 'Paid maternity leave' })).not.toBeChecked();
});

test('an address that makes no sense asks for everything', async () => {
  const { api } = await open(
    '/companies?category=%3Cscript%3E&country=Chile&sort=price&page=-4&remote_jobs=no',
    directory(),
  );
  await screen.findByRole('link', { name: 'Ceiba Salud' });
  expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({
    sort: 'jobs_count',
    order: 'desc',
    page: 1,
    per_page: 24,
    lang: 'en',
  });
});

test('a perk that led here is named and can be let go', async () => {
  const api = createFakeApi({
    companies: [
      buildCompany({ id: 1, company_perks: [{ id: 4, name: 'Semana de cuatro días', slug: 'four-day-week' }] }),
    ],
    company_categories: [],
    company_countries: [],
  });
  const { user, where } = await open('/companies?perk=four-day-week&country=CO', api, 'es');
  await user.click(await screen.findByRole('link', { name: 'Quitar el filtro: Ofrecen: Semana de cuatro días' }));
  await waitFor(() => expect(where()).toBe('/companies?country=CO'));
});

test('says that companies could not be loaded, never that there are none, and tries again', async () => {
  const api = directory();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/companies', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  expect(screen.queryByText('No company found')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ceiba Salud' })).toBeInTheDocument();
});

test('an empty choice offers a way back, and is whole without the lists to choose from', async () => {
  const api = createFakeApi({ companies: [], company_categories: [], company_countries: [] });
  await open('/companies?lgbtqia_erg=1&category=music&country=IS', api);
  expect(await screen.findByRole('heading', { name: 'No company found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IS');
});
