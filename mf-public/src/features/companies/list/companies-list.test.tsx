import { companies as contract } from '@enlace/shared-contract/partners';
import { screen, waitFor, within } from '@testing-library/react';

import { open, directory } from '../../../testing/stages/companies-list-stage';

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

test('says that companies could not be loaded, never that there are none, and tries again', async () => {
  const api = directory();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/companies', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  expect(screen.queryByText('No company found')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ceiba Salud' })).toBeInTheDocument();
});
