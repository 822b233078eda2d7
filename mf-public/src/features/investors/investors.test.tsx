import { investors as contract } from '@enlace/shared-contract/partners';
import { buildInvestor, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const money = () =>
  createFakeApi({
    investors: [
      buildInvestor({ id: 1, name: 'Madrinas', kind: 'angel', stages: ['idea', 'pre_seed'], website: null }),
      buildInvestor({ id: 2, name: 'Fondo Ceibo', website: 'https://ceibo.example.com', since: null }),
    ],
  });

const open = (address: string, api = money()) => renderRemote(remote, pages, address, { api, viewer: null });

test('lists investors with the stages they invest at', async () => {
  await open('/investors');
  expect(await screen.findByRole('heading', { name: 'Madrinas' })).toBeInTheDocument();
  expect(screen.getByText('Invests at: Idea and First customers')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fondo Ceibo' })).toHaveAttribute('href', 'https://ceibo.example.com');
  expect(screen.getByRole('heading', { name: '2 investors' })).toBeInTheDocument();
});

test('is narrowed by stage and kind, by links', async () => {
  const { api, user, where } = await open('/investors');
  await user.click(await screen.findByRole('link', { name: 'Seed round' }));
  await user.click(screen.getByRole('link', { name: 'Foundations' }));
  await waitFor(() => expect(where()).toBe('/investors?stage=seed&kind=foundation'));
  expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ stage: 'seed', kind: 'foundation' });
  expect(screen.getByRole('link', { name: 'Seed round' })).toHaveAttribute('aria-current', 'true');
});

test('an address that makes no sense asks for everybody', async () => {
  const { api } = await open('/investors?stage=unicorn&kind=%27');
  await screen.findByRole('heading', { name: 'Madrinas' });
  expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({
    sort: 'name',
    order: 'asc',
    page: 1,
    per_page: 24,
    lang: 'en',
  });
});

test('is searched and put in order at once; stage and kind stay', async () => {
  const { api, user, where } = await open('/investors?stage=seed&kind=fund');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or words' }), 'ceibo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Longest with us first');
  await waitFor(() => expect(where()).toBe('/investors?stage=seed&kind=fund&search=ceibo&sort=longest'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ search: 'ceibo', sort: 'since', order: 'asc' }),
  );
  expect(await screen.findByRole('link', { name: 'Remove filter: “ceibo”' })).toHaveAttribute(
    'href',
    '/investors?stage=seed&kind=fund&sort=longest',
  );
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/investors');
});

test('an empty choice offers a way back', async () => {
  await open('/investors?stage=idea', createFakeApi({ investors: [] }));
  expect(await screen.findByRole('heading', { name: 'No investor fits' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All investors' })).toHaveAttribute('href', '/investors');
});
