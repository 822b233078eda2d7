import { areas } from '@enlace/shared-contract/community';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi } from '../../testing/stages/areas-stage';

test('lists areas with their colour and members', async () => {
  await renderRemote(remote, pages, '/admin/areas', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Ciência de dados' })).toHaveAttribute('href', '/admin/areas/1');
  expect(screen.getByText('2 areas')).toBeInTheDocument();
  expect(screen.getByText('#7a3b69')).toBeInTheDocument();
  expect(screen.getByText('1,234')).toBeInTheDocument();
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
