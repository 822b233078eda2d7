import { jefaPerks, perks as contract } from '@enlace/shared-contract';
import { buildMemberPerk, buildPerk, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const offers = () =>
  createFakeApi({
    jefa_perks: [
      buildMemberPerk({ id: 1, name: 'Servers', kind: 'tools', benefit: 'A year free', partner: 'Telar' }),
      buildMemberPerk({ id: 2, name: 'Curso', url: 'https://aula.example.com', ends_on: '2031-02-28' }),
    ],
    perks: [
      buildPerk({ id: 1, name: 'Four-day week', slug: 'four-day-week', companies_count: 12 }),
      buildPerk({ id: 2, name: 'A parrot', companies_count: 0 }),
    ],
  });

const open = (api = offers(), locale: 'en' | 'pt' = 'en', address = '/perks') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });

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

test('shows the photographs of a perk in their order, and no drawing', async () => {
  const uploadedPicture = (name: string) => ({ url: `/api/v2/files/${name}/800.jpg`, alt: name });
  const pictures = [uploadedPicture('Mesa'), { url: '/api/v2/art/jobs/x.svg', alt: 'Drawn' }, uploadedPicture('Aula')];
  const api = createFakeApi({
    jefa_perks: [buildMemberPerk({ id: 1, gallery_featured_images: pictures })],
    perks: [],
  });
  await open(api);
  const images = await screen.findAllByRole('img', { name: /Mesa|Aula|Drawn/ });
  expect(images.map((one) => one.getAttribute('alt'))).toEqual(['Mesa', 'Aula']);
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

test('in another order each ticket says what it is for', async () => {
  await open(offers(), 'en', '/perks?sort=newest');
  expect(await screen.findByText('Tools · Until further notice')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Curso' })).toBeInTheDocument();
});

test('a choice that nothing fits leads back', async () => {
  await open(createFakeApi({ jefa_perks: [], perks: [] }), 'en', '/perks?search=zz');
  expect(await screen.findByRole('heading', { name: 'No perk fits' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All perks' })).toHaveAttribute('href', '/perks');
  expect(screen.getByText('No company offers anything called that.')).toBeInTheDocument();
});

test('one half that cannot be loaded leaves the other', async () => {
  const api = offers();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open(api, 'pt');
  expect(await screen.findByText('A year free')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 empresas')).toBeInTheDocument();
});

test('says so when there is nothing to be had', async () => {
  await open(createFakeApi({ jefa_perks: [], perks: [] }));
  expect(await screen.findByRole('heading', { name: 'No perk can be had right now' })).toBeInTheDocument();
});
