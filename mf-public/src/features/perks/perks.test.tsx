import { jefaPerks, perks as contract } from '@enlace/shared-contract';
import { buildMemberPerk, buildPerk, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

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

const open = (api = offers(), locale: 'en' | 'pt' = 'en') =>
  renderRemote(remote, pages, '/perks', { api, viewer: null, locale });

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
