import {
  buildChapter,
  buildCountry,
  buildUser,
  createFakeApi,
  renderRemote,
  type FakeApiOptions,
} from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { pages } from '../pages';
import remote from '../../remote';

const ana = { id: 7, name: 'Ana Luíza Conceição', detail: null };
const zoe = { id: 8, name: "Zoë D'Ávila", detail: 'Data engineer' };
const leader = { id: 7, name: ana.name, headline: null, avatar: null };

export function createApi(options: FakeApiOptions = {}) {
  const countryRows = ['CO', 'BR', 'MX', 'PY', 'ES'].map((code, index) => buildCountry({ id: index + 1, code }));
  const bogota = buildChapter({
    id: 1,
    name: 'Bogotá',
    chapter_leaders: [leader],
    translations: { es: { summary: 'Cada mes' } },
    openGraph_article_tags: ['mujeres'],
  });
  return createFakeApi(
    { chapters: [bogota], countries: countryRows, users: [ana, zoe].map(buildUser), chapter_members: [ana, zoe] },
    options,
  );
}

export const open = (address: string, api = createApi()) => renderRemote(remote, pages, address, { api });
// A query by role walks through the whole form each time; a query by label is faster.
const labelPattern = (name: string) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\*)?$`);
export const field = (name: string) => screen.findByLabelText(labelPattern(name));
export const nowField = (name: string) => screen.getByLabelText(labelPattern(name));
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save changes' }));

export async function fillNewChapter(user: UserEvent) {
  await user.click(await field('Name'));
  await user.paste('Medellín');
  await user.click(nowField('City'));
  await user.paste('Medellín');
  await user.selectOptions(nowField('Country'), 'CO');
  await user.click(nowField('Time zone'));
  await user.click(await screen.findByRole('option', { name: 'America/Bogota' }));
}
export const address = '/admin/chapters/1';

export async function openConflict() {
  const stage = await open(address);
  await stage.user.type(await field('City'), ' mía');
  stage.api.change('chapters', 1, { city: 'Bogotá suya', state: 'Cundinamarca' });
  await save(stage.user);
  expect(await screen.findByText('Ana Ruiz changed this meanwhile')).toBeInTheDocument();
  expect(screen.getByText(/^Saved .*2\d{3}/)).toBeInTheDocument();
  expect(await screen.findByText('Changed by the other person: City and State or province.')).toBeInTheDocument();
  expect(screen.getByText('You both changed: City.')).toBeInTheDocument();
  expect(await field('City')).toHaveValue('Bogotá mía');
  return stage;
}
