import { companies as contract } from '@enlace/shared-contract/partners';
import { buildCompany, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { open, directory } from '../../../testing/stages/companies-list-stage';

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

test('an empty choice offers a way back, and is whole without the lists to choose from', async () => {
  const api = createFakeApi({ companies: [], company_categories: [], company_countries: [] });
  await open('/companies?lgbtqia_erg=1&category=music&country=IS', api);
  expect(await screen.findByRole('heading', { name: 'No company found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IS');
});
