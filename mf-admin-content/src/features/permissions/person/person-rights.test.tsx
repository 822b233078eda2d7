import { rightsCalls, users, type SavedPersonRights } from '@enlace/shared-contract/identity';
import { buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { right, team, personRights, createApi, open, ask, ways } from '../../../testing/stages/person-rights-stage';

const nothing = { give_roles: [], give_permissions: [], take_roles: [], take_permissions: [] };

describe('the rights of one person', () => {
  test('come with their source, those of a chapter she leads among them', async () => {
    await open();
    expect(await screen.findByText('by the role Editors, since Mar 1, 2026 · given to her')).toBeInTheDocument();
    expect(screen.getByText('chapters.lead')).toBeInTheDocument();
    expect(screen.getByText('through Bogotá, and only there')).toBeInTheDocument();
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
