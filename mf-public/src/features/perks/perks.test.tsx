import { jefaPerks, perks as contract } from '@enlace/shared-contract/partners';
import { createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { open } from '../../testing/stages/perks-stage';

test('hands out member perks by what they are for, with their last day', async () => {
  const { api } = await open();
  expect(await screen.findByText('A year free')).toBeInTheDocument();
  expect(screen.getByText('From Telar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Aula Ceiba' })).toHaveAttribute('href', 'https://aula.example.com');
  expect(screen.getByText('Until February 28, 2031')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Learning',
    'Tools',
    'A parrot',
    'Four-day week',
  ]);
  expect(api.sent(jefaPerks.wire.list).at(-1)?.query).toMatchObject({ when: 'current', lang: 'en' });
});

test('leads from what companies offer to the companies that do', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Four-day week' })).toHaveAttribute(
    'href',
    '/companies?perk=four-day-week',
  );
  expect(screen.getByText('12 companies')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A parrot' })).not.toBeInTheDocument();
});

test('is searched, narrowed and put in order at once', async () => {
  const { api, user, where } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Words or partner' }), 'a');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What for' }), 'Tools');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Ending soon first');
  await waitFor(() => expect(where()).toBe('/perks?search=a&kind=tools&sort=ending'));
  await waitFor(() =>
    expect(api.sent(jefaPerks.wire.list).at(-1)?.query).toMatchObject({
      search: 'a',
      kind: 'tools',
      sort: 'ends_on',
      order: 'asc',
    }),
  );
  expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ search: 'a' });
  await user.click(screen.getByRole('link', { name: 'Remove filter: Tools' }));
  await waitFor(() => expect(where()).toBe('/perks?search=a&sort=ending'));
});

test('the fields after the search are folded under their number, so that phones show the perks first', async () => {
  await open(undefined, 'en', '/perks?kind=tools');
  const fold = (await screen.findByText('Filters (1)')).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByRole('combobox', { name: 'Order', hidden: true }));
  expect(fold).not.toContainElement(screen.getByRole('searchbox'));
});

test('a choice that nothing fits leads back', async () => {
  await open(createFakeApi({ jefa_perks: [], perks: [] }), 'en', '/perks?search=zz');
  expect(await screen.findByRole('heading', { name: 'No perk fits' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All perks' })).toHaveAttribute('href', '/perks');
  expect(screen.getByText('No company offers anything called that.')).toBeInTheDocument();
});

test('says so when there is nothing to be had', async () => {
  await open(createFakeApi({ jefa_perks: [], perks: [] }));
  expect(await screen.findByRole('heading', { name: 'No perk can be had right now' })).toBeInTheDocument();
});
