import { press as contract } from '@enlace/shared-contract';
import { buildPressItem, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const cuttings = () =>
  createFakeApi({
    press: [
      buildPressItem({ id: 1, title: 'Antes', published_on: '2025-03-02' }),
      buildPressItem({
        id: 2,
        title: 'Quem escreve o software',
        outlet: 'Revista Avesso',
        language: 'pt',
        kind: 'podcast',
        quote: 'A gente segura a porta.',
        author: 'Helena Assunção',
      }),
      buildPressItem({ id: 3, title: 'A quiet network', language: 'en', url: null }),
    ],
  });

const open = (address: string, api = cuttings()) => renderRemote(remote, pages, address, { api, viewer: null });

test('keeps headlines in their own language and says which it is', async () => {
  await open('/press');
  const oldItem = await screen.findByRole('link', { name: 'Antes' });
  expect(oldItem.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Mar 2, 2025')).toBeInTheDocument();
  expect(screen.getByText('Article · In Spanish')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A quiet network' })).not.toBeInTheDocument();
});

test('sets the latest sentence large, once', async () => {
  await open('/press');
  const voice = await screen.findByRole('figure');
  expect(voice).toHaveTextContent('A gente segura a porta.');
  expect(screen.getAllByText('A gente segura a porta.')).toHaveLength(1);
});

test('each filter applies at once, is a chip, and is removed by it', async () => {
  const { api, user, where } = await open('/press');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Podcasts');
  await waitFor(() => expect(where()).toBe('/press?kind=podcast'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Portuguese');
  await waitFor(() => expect(where()).toBe('/press?kind=podcast&language=pt'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ kind: 'podcast', language: 'pt', page: 1 }),
  );
  await user.click(screen.getByRole('link', { name: 'Remove filter: Podcasts' }));
  await waitFor(() => expect(where()).toBe('/press?language=pt'));
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Everything');
});

test('is searched and put in order through the address; the large sentence is for the newest alone', async () => {
  const { api, user, where } = await open('/press?kind=podcast');
  await user.type(await screen.findByRole('searchbox', { name: 'Words or outlet' }), 'avesso');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Outlet, A to Z');
  await waitFor(() => expect(where()).toBe('/press?search=avesso&kind=podcast&sort=outlet'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      search: 'avesso',
      kind: 'podcast',
      sort: 'outlet',
      order: 'asc',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('figure')).not.toBeInTheDocument());
});

test('says that press could not be loaded, and tries again', async () => {
  const api = cuttings();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/press', api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Loading press')).not.toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Antes' })).toBeInTheDocument();
});
