import { founders as contract } from '@enlace/shared-contract/identity';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

type Founder = EntityOf<typeof contract>;

const founder = (values: Partial<Founder>): Founder => ({
  id: 1,
  name: 'Itzel Xicohténcatl Luna',
  headline: 'Builds boats that steer themselves',
  bio: null,
  company: null,
  city: null,
  country_code: null,
  country: null,
  linkedin: null,
  avatar: null,
  area: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...values,
});

const wall = () =>
  createFakeApi({
    founders: [
      founder({}),
      founder({
        id: 2,
        name: 'Begoña Etxeberría',
        company: 'Ría',
        city: 'Bilbao',
        country: 'Spain',
        linkedin: 'https://www.linkedin.com/in/begona',
      }),
    ],
  });

const open = (address: string, api = wall()) => renderRemote(remote, pages, address, { api, viewer: null });

test('shows founders with what they let be seen', async () => {
  await open('/founders');
  expect(await screen.findByRole('heading', { name: 'Begoña Etxeberría' })).toBeInTheDocument();
  expect(screen.getByText('Founder of Ría')).toBeInTheDocument();
  expect(screen.getByText('Bilbao, Spain')).toBeInTheDocument();
  expect(screen.getByText('Builds boats that steer themselves')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Begoña Etxeberría on LinkedIn' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 founders' })).toBeInTheDocument();
});

test('is searched by name at once, and the name is a chip', async () => {
  const { api, user, where } = await open('/founders');
  await user.type(await screen.findByRole('searchbox', { name: 'Name' }), 'begoña');
  await waitFor(() => expect(where()).toBe('/founders?search=bego%C3%B1a'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ search: 'begoña', order: 'asc', page: 1 }),
  );
  await user.click(await screen.findByRole('link', { name: 'Remove filter: “begoña”' }));
  await waitFor(() => expect(where()).toBe('/founders'));
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
});

test('is put in order through the address; nonsense is the usual order', async () => {
  const { api, user, where } = await open('/founders?sort=shoe-size');
  const lastQuery = () => api.sent(contract.wire.list).at(-1)?.query;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Company, A to Z');
  await waitFor(() => expect(where()).toBe('/founders?sort=company'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'company', order: 'asc' }));
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Company, A to Z');
});

test('nobody found leads back to everybody', async () => {
  await open('/founders?search=zz', createFakeApi({ founders: [] }));
  expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All founders' })).toHaveAttribute('href', '/founders');
});
