import { areas } from '@enlace/shared-contract';
import { buildArea, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const createApi = () =>
  createFakeApi({
    areas: [
      buildArea({ id: 1, name: 'Ciência de dados', color: '#7a3b69', members_count: 1234 }),
      buildArea({ id: 2, name: 'Diseño de producto', description: null, color: null }),
    ],
  });

test('lists areas with their colour and members', async () => {
  await renderRemote(remote, pages, '/admin/areas', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Ciência de dados' })).toHaveAttribute('href', '/admin/areas/1');
  expect(screen.getByText('2 areas')).toBeInTheDocument();
  expect(screen.getByText('#7a3b69')).toBeInTheDocument();
  expect(screen.getByText('1,234')).toBeInTheDocument();
});

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

test('edits an area as JSON, and a colour that is none is refused at its field', async () => {
  const { api, user } = await renderRemote(remote, pages, '/admin/areas/1', { api: createApi() });
  const color = await screen.findByRole('textbox', { name: 'Colour' });
  await user.clear(color);
  await user.type(color, 'red');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('link', { name: 'Colour: This does not fit here.' })).toBeInTheDocument();
  expect(api.sent(areas.wire.edit)).toHaveLength(0);

  await user.clear(color);
  await user.type(color, '#ff0000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Ciência de dados has been saved.')).toBeInTheDocument();
  expect(api.sent(areas.wire.edit)[0]?.body).toMatchObject({ color: '#ff0000' });
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
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(where()).toBe('/admin/areas'));
  expect(api.rows('areas')).toHaveLength(1);
});
