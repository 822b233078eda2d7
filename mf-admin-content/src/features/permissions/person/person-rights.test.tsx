import {
  rightsCalls,
  users,
  type RightsMatrix,
  type RightsOfPerson,
  type SavedPersonRights,
} from '@enlace/shared-contract';
import { buildUser, buildViewer, createFakeApi, renderRemote, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { pages } from '../../../pages';
import remote from '../../../remote';

type Right = RightsOfPerson['rights'][number];

const right = (id: number | null, name: string, more: Partial<Right> = {}): Right => {
  const [resource = '', action = ''] = name.split('.');
  return { id, name, resource, action, is_mine: true, sources: [], rows: [], given_by: [], ...more };
};
const editors = { id: 7, name: 'editors', label: 'Editors', is_mine: true };
const team = { id: 1, name: 'admin', label: 'Administrators', is_mine: true };
const latinas = { id: 2, name: 'latinas', label: 'Latinas' };
const since = '2026-03-01T12:00:00.000Z';

const personRights: RightsOfPerson = {
  person: {
    id: 5,
    name: 'Íngrid Peña',
    email: 'ingrid@example.org',
    fault: null,
    roles: [latinas],
    is_open: true,
  },
  rights: [
    right(20, 'chapters.edit', { rows: [{ id: 3, name: 'Bogotá' }] }),
    right(null, 'chapters.lead', { rows: [{ id: 3, name: 'Bogotá' }], sources: [{ kind: 'rows' }], is_mine: false }),
    right(11, 'news.edit', {
      sources: [
        { kind: 'role', role: 'editors', label: 'Editors', is_always: false, since },
        { kind: 'own', since: null },
      ],
      given_by: [editors],
    }),
    right(12, 'tags.edit', { given_by: [team, { id: 9, name: 'keepers', label: null, is_mine: false }] }),
    right(13, 'tags.add', { given_by: [team] }),
  ],
};
const nothing = { give_roles: [], give_permissions: [], take_roles: [], take_permissions: [] };
const matrix: RightsMatrix = {
  roles: [
    { ...team, is_fixed: true, members_count: 2 },
    { ...latinas, is_fixed: true, members_count: 40, is_mine: true },
  ],
  rights: ['tags.add', 'tags.edit', 'users.edit'].map((name, index) => {
    const { rows: _rows, sources: _sources, given_by: _given, ...facts } = right(13 - index, name);
    return { ...facts, id: 13 - index, always: ['admin'], calls: [] };
  }),
  grants: [],
};

function createApi(answer = personRights) {
  const api = createFakeApi({ users: [buildUser({ id: 5, name: 'Íngrid Peña' })] });
  api.answer(rightsCalls.matrix, () => ({ data: matrix }));
  api.answer(rightsCalls.rightsOfPerson, () => ({ data: answer }));
  return api;
}
const open = (answer = personRights, options: Partial<StageOptions> = {}, api = createApi(answer)) =>
  renderRemote(remote, pages, '/admin/permissions?person=5', { api, ...options });
const ask = async (user: UserEvent, name: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: /^May Íngrid Peña/ }));
  await user.click(await screen.findByRole('option', { name }));
};
const ways = () => screen.getByRole('list', { name: 'How she could' });

describe('the rights of one person', () => {
  test('come with their source, those of a chapter she leads among them', async () => {
    await open();
    expect(await screen.findByText('by the role Editors, since Mar 1, 2026 · given to her')).toBeInTheDocument();
    expect(screen.getByText('chapters.lead')).toBeInTheDocument();
    expect(screen.getByText('as a leader of Bogotá, and only there')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open her record' })).toHaveAttribute('href', '/admin/users/5');
    expect(screen.queryByText('tags.edit')).not.toBeInTheDocument();
  });

  test('say why she cannot: the permission it needs, and the roles that have it', async () => {
    const { user } = await open();
    await ask(user, /Tags: edit/);
    expect(await screen.findByText('Íngrid Peña cannot do this: Tags: edit.')).toBeInTheDocument();
    expect(screen.getByText(/a person needs the permission “Tags: edit”. Neither Íngrid Peña/)).toBeInTheDocument();
    expect(screen.getByText(/These roles have the permission: Administrators, keepers\./)).toBeInTheDocument();
  });

  test('say where she may although she has not the right, and what leading comes with', async () => {
    const rights = personRights.rights.map((one) => (one.id === null ? { ...one, sources: [], rows: [] } : one));
    const { user } = await open({ ...personRights, rights });
    await ask(user, /Chapters: edit/);
    expect(await screen.findByText('She leads Bogotá, and may do it there.')).toBeInTheDocument();
    await ask(user, /Chapters: lead/);
    expect(await screen.findByText(/^It comes with leading a chapter/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the chapters' })).toHaveAttribute('href', '/admin/chapters');
  });

  test('say when her account stands in the way', async () => {
    const { user } = await open({ ...personRights, person: { ...personRights.person, fault: 'disabled' } });
    await ask(user, /News: edit/);
    expect(await screen.findByText(/^Her account is switched off, so she cannot sign in\./)).toBeInTheDocument();
  });

  test('a person is found by searching', async () => {
    const api = createApi();
    const { user, where } = await renderRemote(remote, pages, '/admin/permissions?view=person', { api });
    expect(await screen.findByText('Choose a person')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: /^Whose rights/ }), 'ing');
    // Choices from before the input are no answer to it.
    await waitFor(() => expect(api.sent(users.wire.list).at(-1)?.query).toMatchObject({ search: 'ing' }));
    await user.click(await screen.findByRole('option', { name: /Íngrid Peña/ }));
    await waitFor(() => expect(where()).toBe('/admin/permissions?person=5'));
    expect(await screen.findByText('What Íngrid Peña may do')).toBeInTheDocument();
  });
});

describe('the ways to a right that she lacks', () => {
  const withRole: SavedPersonRights = {
    ...personRights,
    rights: personRights.rights.map((one) =>
      one.resource === 'tags'
        ? { ...one, sources: [{ kind: 'role', role: 'admin', label: 'Administrators', is_always: true, since: null }] }
        : one,
    ),
    changed: { ...nothing, give_roles: [1] },
  };

  test('a role with all that comes with it, with a reason, and back again', async () => {
    const api = createApi();
    api.answer(rightsCalls.savePersonRights, ({ body }) => {
      const isBack = (body as { take_roles: number[] }).take_roles.length > 0;
      const data = isBack ? { ...personRights, changed: nothing } : withRole;
      api.answer(rightsCalls.rightsOfPerson, () => ({ data }));
      return { data };
    });
    const { user } = await open(personRights, {}, api);
    await ask(user, /Tags: edit/);
    expect(within(ways()).queryByRole('button', { name: /keepers/ })).not.toBeInTheDocument();
    await user.click(within(ways()).getByRole('button', { name: 'Give her the role Administrators' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Íngrid Peña the role Administrators?' });
    expect(within(dialog).getByText('may from now on: Tags: edit, add')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    expect(within(dialog).getByText('Say why, in a few words.')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Why/), 'She keeps the tags');
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    expect(await screen.findByText('Íngrid Peña can do this: Tags: edit.')).toBeInTheDocument();
    expect(await screen.findByText('Íngrid Peña has it now: Administrators.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It has been taken back.')).toBeInTheDocument();
    expect(await screen.findByText('Íngrid Peña cannot do this: Tags: edit.')).toBeInTheDocument();
    expect(api.sent(rightsCalls.savePersonRights).map(({ body }) => body)).toEqual([
      { ...nothing, give_roles: [1], reason: 'She keeps the tags' },
      { ...nothing, take_roles: [1], reason: 'Taken back: She keeps the tags' },
    ]);
  });

  test('the permission alone; a refusal stays in the dialog', async () => {
    const api = createApi();
    api.fail(rightsCalls.savePersonRights, 'FORBIDDEN', { userMessage: 'You may not do that.' });
    const { user } = await open(personRights, {}, api);
    await ask(user, /Tags: edit/);
    await user.click(within(ways()).getByRole('button', { name: 'Give the permission' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Íngrid Peña this permission?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await user.type(within(dialog).getByLabelText(/^Why/), 'Try');
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You may not do that.');
    expect(api.sent(rightsCalls.savePersonRights)[0]?.body).toMatchObject({ give_permissions: [12], give_roles: [] });
  });

  test('a role of hers: the table of rights opens with that cell changed and waiting for review', async () => {
    const { user, where } = await open();
    await ask(user, /Tags: edit/);
    await user.click(within(ways()).getByRole('link', { name: 'Let the role Latinas do it, in the table of rights' }));
    const box = await screen.findByRole('checkbox', { name: 'Tags: edit for Latinas' });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Tags: add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(box).not.toBeChecked();
    await waitFor(() => expect(where()).toBe('/admin/permissions?q=tags.edit'));
  });

  test.each([
    ['You may look at rights, not change them.', personRights, ['rights.read']],
    [
      'She has rights that you have not, so you cannot change hers.',
      { ...personRights, person: { ...personRights.person, is_open: false, roles: [] } },
      ['rights.read', 'rights.edit'],
    ],
    [
      'You lack this right yourself, so you cannot give it.',
      {
        ...personRights,
        rights: [right(12, 'tags.edit', { is_mine: false, given_by: [{ ...team, is_mine: false }] })],
      },
      ['rights.read', 'rights.edit'],
    ],
  ])('nobody is offered what she may not do: %s', async (words, answer, permissions) => {
    const { user } = await open(answer, { viewer: buildViewer({ roles: [], permissions }) });
    await ask(user, /Tags: edit/);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'How she could' })).not.toBeInTheDocument();
  });
});
