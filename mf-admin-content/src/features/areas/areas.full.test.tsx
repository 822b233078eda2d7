import { areas } from '@enlace/shared-contract/community';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi } from '../../testing/stages/areas-stage';

test('adds an area in three languages', async () => {
  const { api, user, where } = await renderRemote(remote, pages, '/admin/areas/new', { api: createApi() });
  await user.type(await screen.findByLabelText(/^Name/), 'Cloud');
  await user.click(screen.getByRole('tab', { name: /^Spanish/ }));
  await user.type(screen.getByLabelText('Name (Spanish)'), 'Nube');
  await user.click(screen.getByRole('tab', { name: /^Portuguese/ }));
  await user.type(screen.getByLabelText('Name (Portuguese)'), 'Nuvem');
  await user.click(screen.getByRole('button', { name: 'Add area' }));
  expect(await screen.findByText('Cloud has been added.')).toBeInTheDocument();
  await waitFor(() => expect(where()).toMatch(/^\/admin\/areas\/\d+$/));
  expect(api.sent(areas.wire.add)[0]?.body).toEqual({
    name: 'Cloud',
    translations: { es: { name: 'Nube' }, pt: { name: 'Nuvem' } },
  });
});

test('a new name shows in the heading once it is saved', async () => {
  const { user } = await renderRemote(remote, pages, '/admin/areas/2', { api: createApi() });
  await user.type(await screen.findByLabelText(/^Name/), ' digital');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Diseño de producto digital' })).toBeInTheDocument();
});

test('deletes an area from its form and comes back to the list', async () => {
  const { api, user, where } = await renderRemote(remote, pages, '/admin/areas/2', { api: createApi() });
  await user.click(await screen.findByRole('button', { name: 'Delete…' }));
  await user.type(await screen.findByLabelText('Type Diseño de producto to confirm'), 'Diseño de producto');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(where()).toBe('/admin/areas'));
  expect(api.rows('areas')).toHaveLength(1);
});
