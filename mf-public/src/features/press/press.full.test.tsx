import { press as contract } from '@enlace/shared-contract/editorial';
import { screen, waitFor } from '@testing-library/react';

import { open } from '../../testing/stages/press-stage';

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
