import { definePages, seniorityLevels, versionTag } from '@enlace/shared-contract';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildSeniorityLevel, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { createAdmin } from '../declare/create-admin';
import { adminScreens } from '../declare/admin-screens';
import { adminTexts } from '../texts';

const en = {
  title: 'Levels',
  add: 'Add level',
  search: 'Search levels',
  count_one: '{count} level',
  count_other: '{count} levels',
  none: { title: 'No levels yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { name: 'Name', rank: 'Rank' },
};
const same = () => Promise.resolve({ texts: en });
const admin = createAdmin('test').resource({
  contract: seniorityLevels,
  path: '/admin/levels',
  texts: defineTexts('test', en, { es: same, pt: same }),
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'rank', cell: 'number', edits: 'rank' },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'rank', type: 'number' },
    ],
  },
});
const title = { en: 'Levels', es: 'Levels', pt: 'Levels' };
const page = (name: string, path: string) => ({ name, path, title, layout: 'admin' as const, protected: true });
const pages = definePages([page('levels-list', '/admin/levels'), page('levels-edit', '/admin/levels/:id')]);
const remote = defineRemote({
  id: 'mf-test',
  texts: [adminTexts],
  features: [
    defineFeature({
      id: 'levels',
      screens: adminScreens('levels', () => Promise.resolve({ admin }), ['list', 'edit']),
    }),
  ],
});
const { edit, get } = seniorityLevels.wire;
if (edit === undefined || get === undefined) throw new Error('levels are edited');

async function openList({ translations = {}, ...options }: { locale?: 'en' | 'es'; translations?: object } = {}) {
  const api = createFakeApi({
    seniority_levels: [
      { ...buildSeniorityLevel({ id: 1, name: 'Junior', rank: 1 }), translations },
      buildSeniorityLevel({ id: 2, name: 'Senior', rank: 3 }),
    ],
  });
  const stage = await renderRemote(remote, pages, '/admin/levels', { api, ...options });
  await screen.findByRole('link', { name: 'Senior' });
  return { ...stage, api };
}
const pencil = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('a value is written in its cell, saved from the version that is shown, and taken back', async () => {
  const { api, user } = await openList();
  const before = String(api.rows('seniority_levels')[1]?.['updated_at']);
  await user.click(pencil('Rank: Senior'));
  const box = await screen.findByRole('spinbutton', { name: 'Rank: Senior' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, '7{Enter}');
  expect(await rowOf('Senior').findByText('Saved.')).toBeInTheDocument();
  expect(rowOf('Senior').getByText('7')).toBeInTheDocument();
  expect(api.sent(edit).at(-1)).toMatchObject({ body: { rank: 7 }, ifMatch: versionTag(before) });

  await user.click(rowOf('Senior').getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('seniority_levels')[1]?.['rank']).toBe(3));
  expect(rowOf('Senior').getByText('3')).toBeInTheDocument();
});

test('Escape leaves it as it was; Tab saves and goes on to the next cell', async () => {
  const { api, user } = await openList();
  await user.dblClick(rowOf('Senior').getByText('3'));
  await user.type(await screen.findByRole('spinbutton'), '9{Escape}');
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await waitFor(() => expect(pencil('Rank: Senior')).toHaveFocus());
  expect(api.sent(edit)).toHaveLength(0);

  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('spinbutton', { name: 'Rank: Senior' }), '5{Tab}');
  const next = await screen.findByRole('textbox', { name: 'Name: Junior' });
  expect(next).toHaveFocus();
  await waitFor(() => expect(api.rows('seniority_levels')[1]?.['rank']).toBe(35));
  await user.type(next, ' plus{Tab}');
  await waitFor(() => expect(api.rows('seniority_levels')[0]?.['name']).toBe('Junior plus'));
});

test('what does not fit is said at once, what the server refuses is taken back and said in the cell', async () => {
  const { api, user } = await openList();
  await user.click(pencil('Name: Junior'));
  await user.clear(await screen.findByRole('textbox', { name: 'Name: Junior' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This is needed.');

  api.fail(edit, 'VALIDATION_FAILED', { fields: { name: ['Ese nombre ya existe.'] } });
  await user.keyboard('Senior{Enter}');
  expect(await screen.findByText('Ese nombre ya existe.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Junior' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write again' }));
  expect(await screen.findByRole('textbox', { name: 'Name: Junior' })).toHaveValue('Senior');
});

test('a contradiction leads to the record', async () => {
  const { api, user } = await openList();
  api.fail(edit, 'EDIT_CONFLICT');
  await user.click(pencil('Rank: Junior'));
  await user.type(await screen.findByRole('spinbutton'), '4{Enter}');
  expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/admin/levels/1');
  expect(rowOf('Junior').getByText('1')).toBeInTheDocument();
});

test('in another language its text is written, among those that the record has, and taken back', async () => {
  const translations = { es: { name: 'Inicial' }, pt: { name: 'Júnior' } };
  const { api, user } = await openList({ locale: 'es', translations });
  // The editor suspends until its Spanish texts are loaded.
  await act(() => user.click(screen.getByRole('button', { name: /Name: Junior/ })));
  const box = await screen.findByRole('textbox', { name: 'Name (Español): Junior' });
  expect(box).toHaveAttribute('lang', 'es');
  await user.clear(box);
  await user.type(box, 'Principiante{Enter}');
  expect(await rowOf('Principiante').findByText('Guardado.')).toBeInTheDocument();
  const expectedBody = { translations: { es: { name: 'Principiante' }, pt: { name: 'Júnior' } } };
  expect(api.sent(edit).at(-1)?.body).toEqual(expectedBody);
  expect(api.rows('seniority_levels')[0]).toMatchObject({ name: 'Junior', ...expectedBody });

  await user.click(rowOf('Principiante').getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(api.rows('seniority_levels')[0]).toMatchObject({ name: 'Junior', translations }));
});

test('a translation that cannot be read first is refused in its cell', async () => {
  const { api, user } = await openList({ locale: 'es' });
  api.fail(get, 'NETWORK');
  await user.click(screen.getByRole('button', { name: /Name: Junior/ }));
  await user.type(await screen.findByRole('textbox'), ' uno{Enter}');
  expect(await rowOf('Junior').findByRole('alert')).toHaveTextContent('No se pudo guardar.');
  expect(api.sent(edit)).toHaveLength(0);
  await user.click(rowOf('Junior').getByRole('button', { name: 'Escribir de nuevo' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Junior uno');
});

test('nobody writes who may not edit', async () => {
  const viewer = { id: 5, name: 'Ana', roles: ['latinas'], permissions: [] };
  const rows = [buildSeniorityLevel({ id: 1, name: 'Junior', rank: 1 })];
  const api = createFakeApi({ seniority_levels: rows }, { viewer });
  await renderRemote(remote, pages, '/admin/levels', { api });
  expect(await screen.findByText('Junior')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Junior/ })).not.toBeInTheDocument();
});
