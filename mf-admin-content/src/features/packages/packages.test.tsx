import { packageCalls } from '@enlace/shared-contract/packages';
import { buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi, open, flag, column } from '../../testing/stages/packages-stage';

test('shows the features of a role by package, a tab for each role in the address, and how many people it reaches', async () => {
  const { user, where, api } = await open(createApi());
  expect(screen.getByRole('tab', { name: 'Latinas' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('1,480 people have this role')).toBeInTheDocument();
  expect(flag('Mentoring in Seed')).not.toBeChecked();
  expect(flag('Mentoring in Bloom')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Administrators' }));
  await waitFor(() => expect(where()).toBe('/admin/packages'));
  expect(await screen.findByText('No features yet')).toBeInTheDocument();
  expect(api.sent(packageCalls.getFeatures).map(({ query }) => query['role_id'])).toEqual([2, 1]);
});

test('a switch is shown at once, and sent as the specification writes it', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body)).toEqual([
    { featureId: '7', packageId: '5', isEnabled: '1' },
  ]);
});

test('a switch that the server refuses goes back, and says so', async () => {
  const api = createApi();
  api.fail(packageCalls.updateToggle, 'UNAVAILABLE', { userMessage: 'Come back later.' });
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  expect(await screen.findByText(/Mentoring could not be changed for Seed.*Come back later/)).toBeInTheDocument();
  expect(flag('Mentoring in Seed')).not.toBeChecked();
});

test('a price is edited in its place: Escape restores, Enter saves, the column says how it went', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updatePackage);
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  const field = screen.getByRole('textbox', { name: 'Price of Bloom in USD' });
  expect(field).toHaveFocus();
  await user.type(field, '99{Escape}');
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), 'much{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Write an amount like 12.50');
  await user.clear(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }));
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), '19,99{Enter}');
  expect(column('Bloom')).toHaveTextContent('Saving');
  expect(column('Seed')).not.toHaveTextContent('Saving');
  release();
  expect(await screen.findByRole('button', { name: 'Price of Bloom: $19.99' })).toHaveFocus();
  expect(column('Bloom')).toHaveTextContent('Saved');
  expect(api.sent(packageCalls.updatePackage).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 6 }, { price: 1999 }],
  ]);
});

test('all prices are changed only after their difference has been seen', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Raise or lower all, in percent' }), '10{Enter}');
  await user.clear(dialog.getByRole('textbox', { name: 'Price of Seed in USD' }));
  await user.type(dialog.getByRole('textbox', { name: 'Price of Seed in USD' }), '3');
  await user.click(dialog.getByRole('button', { name: 'Review' }));
  expect(dialog.getByRole('row', { name: 'Bloom $12.50 $13.75 +$1.25' })).toBeInTheDocument();
  expect(api.sent(packageCalls.updateAllPackages)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Save 2 prices' }));
  expect(await screen.findByRole('button', { name: 'Price of Bloom: $13.75' })).toBeInTheDocument();
  expect(column('Seed')).toHaveTextContent('Saved');
  expect(api.sent(packageCalls.updateAllPackages)[0]?.body).toEqual({
    packages: [
      { id: 5, price: 300 },
      { id: 6, price: 1375 },
    ],
  });
});

test('a new feature is appended, with its data and packages', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Add feature' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('This is needed.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Early tickets');
  await user.click(dialog.getByRole('tab', { name: 'Spanish' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Entradas antes');
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of entry 1' }), 'days');
  await user.type(dialog.getByRole('textbox', { name: 'Value of entry 1' }), '14');
  await user.click(dialog.getByRole('checkbox', { name: 'Bloom' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Early tickets has been saved.')).toBeInTheDocument();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.at(-1)).toBe('Early tickets');
  expect(api.sent(packageCalls.createFeature)[0]?.body).toEqual({
    name: 'Early tickets',
    description: '',
    role_id: 2,
    data: { days: 14 },
    package_roles: [{ package_id: 6, isEnabled: true }],
    translations: { es: { name: 'Entradas antes', description: '' }, pt: { name: '', description: '' } },
  });
});

test('a failure to load is said as one, and can be tried again', async () => {
  const api = createApi();
  api.fail(packageCalls.getFeatures, 'UNAVAILABLE');
  const { user } = await renderRemote(remote, pages, '/admin/packages?role_id=2', { api });
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'Features of Latinas by package' })).toBeInTheDocument();
});

test('whoever may only look finds nothing to press; names come in her language', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['packages.list'] });
  await renderRemote(remote, pages, '/admin/packages?role_id=2', { api: createApi(), viewer, locale: 'es' });
  expect(await screen.findByRole('switch', { name: 'Mentoría en Semilla' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Añadir función' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Precio de Semilla: Gratis' })).toHaveAttribute('aria-disabled', 'true');
});
