import { rightsCalls, type RightsMatrix } from '@enlace/shared-contract';
import { buildViewer, createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const right = (id: number, name: string, more: Partial<RightsMatrix['rights'][number]> = {}) => {
  const [resource = '', action = ''] = name.split('.');
  return { id, name, resource, action, always: ['admin'], calls: [`POST /api/${name}`], is_mine: true, ...more };
};
const role = (id: number, name: string, label: string) => ({
  id,
  name,
  label,
  is_fixed: id < 7,
  members_count: id * 10,
  is_mine: true,
});
const buildMatrix = (more: Partial<RightsMatrix> = {}): RightsMatrix => ({
  roles: [role(1, 'admin', 'Administrators'), role(2, 'latinas', 'Latinas'), role(7, 'editors', 'Editors')],
  rights: [
    right(10, 'news.add'),
    right(11, 'news.edit'),
    right(12, 'tags.edit'),
    right(13, 'users.merge', { is_mine: false }),
  ],
  grants: [{ role_id: 7, permission_id: 11 }],
  ...more,
});

function createApi(matrix = buildMatrix()): FakeApi {
  const api = createFakeApi({});
  api.answer(rightsCalls.matrix, () => ({ data: matrix }));
  api.answer(rightsCalls.saveRights, ({ body }) => {
    const { give = [], take = [] } = body as { give?: RightsMatrix['grants']; take?: RightsMatrix['grants'] };
    const keptGrants = matrix.grants.filter(
      (one) => !take.some((revokedGrant) => revokedGrant.permission_id === one.permission_id),
    );
    const savedMatrix = { ...matrix, grants: [...keptGrants, ...give] };
    api.answer(rightsCalls.matrix, () => ({ data: savedMatrix }));
    return { data: { ...savedMatrix, changed: give.length + take.length, given: give, taken: take } };
  });
  return api;
}

const open = async (api: FakeApi, options: StageOptions = {}) => {
  const stage = await renderRemote(remote, pages, '/admin/permissions', { api, ...options });
  await screen.findByRole('grid', { name: 'Rights by role' });
  return stage;
};
const box = (name: string) => screen.getByRole('checkbox', { name });

test('shows which role has which right; what a role has by its name cannot be taken', async () => {
  const { user } = await open(createApi());
  expect(box('News: edit for Editors')).toBeChecked();
  expect(box('News: edit for Latinas')).not.toBeChecked();
  const always = box('News: edit for Administrators, always, by the role’s name');
  expect(always).toBeChecked();
  await user.click(always);
  expect(always).toBeChecked();
  await user.click(box('Users: merge for Latinas, you lack it yourself'));
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'News' })).toBeInTheDocument();
});

test('keeps changes until they have been looked over and given a reason, and saves them in one call', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(box('News: add for Editors'));
  await user.click(box('News: edit for Editors'));
  await user.click(box('Tags: edit for Latinas'));
  await user.click(box('Tags: edit for Latinas'));
  expect(screen.getByText('2 changes not saved')).toBeInTheDocument();
  expect(api.sent(rightsCalls.saveRights)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Review and save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save these changes?' });
  expect(within(dialog).getByText('may from now on: News: add')).toBeInTheDocument();
  expect(within(dialog).getByText('may no longer: News: edit')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Say why, in a few words.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Why/), 'Editors add, others correct');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rights have been saved.')).toBeInTheDocument();
  expect(api.sent(rightsCalls.saveRights).map(({ body }) => body)).toEqual([
    {
      give: [{ role_id: 7, permission_id: 10 }],
      take: [{ role_id: 7, permission_id: 11 }],
      reason: 'Editors add, others correct',
    },
  ]);
  expect(box('News: add for Editors')).toBeChecked();
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The rights are as they were before.')).toBeInTheDocument();
  expect(api.sent(rightsCalls.saveRights)[1]?.body).toEqual({
    give: [{ role_id: 7, permission_id: 11 }],
    take: [{ role_id: 7, permission_id: 10 }],
    is_exact: true,
    reason: 'Taken back: Editors add, others correct',
  });
});

test('a refused save says why, and keeps what was chosen', async () => {
  const api = createApi();
  api.fail(rightsCalls.saveRights, 'FORBIDDEN', { userMessage: 'You may not do that.' });
  const { user } = await open(api);
  await user.click(box('News: add for Editors'));
  await user.click(screen.getByRole('button', { name: 'Review and save' }));
  await user.type(await screen.findByLabelText(/^Why/), 'Try');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not do that.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(box('News: add for Editors')).toBeChecked();
});

test('keys move through the grid, Space sets a box, and heads set whole rows and columns', async () => {
  const { user } = await open(createApi());
  box('News: add for Latinas').focus();
  await user.keyboard('{ArrowRight}');
  expect(box('News: add for Editors')).toHaveFocus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(box('News: add for Editors')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Tags, Editors: 0/1; set all' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box('Tags: edit for Editors')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));

  await user.click(screen.getByRole('button', { name: 'Latinas: set all rights shown' }));
  expect(screen.getByText('3 changes not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Latinas: set all rights shown' }));
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'News: edit: set for all roles' }));
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
});

test('finds a right by its words, and keeps that in the address', async () => {
  const { user, where } = await open(createApi());
  await user.type(screen.getByRole('searchbox', { name: 'Find a right' }), 'tag');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'News' })).not.toBeInTheDocument());
  expect(box('Tags: edit for Latinas')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/admin/permissions?q=tag'));
  await user.type(screen.getByRole('searchbox', { name: 'Find a right' }), 'xyz');
  expect(await screen.findByText('No such right')).toBeInTheDocument();
});

test('who may only read sees boxes that do not move', async () => {
  const viewer = buildViewer({ roles: [], permissions: ['rights.read'] });
  const { user } = await open(createApi(), { viewer });
  await user.click(box('News: add for Editors'));
  expect(box('News: add for Editors')).not.toBeChecked();
});

test('what could not be loaded says so, and is asked for again', async () => {
  const api = createApi();
  api.fail(rightsCalls.matrix, 'UNAVAILABLE', { userMessage: 'Come back later.' });
  const { user } = await renderRemote(remote, pages, '/admin/permissions', { api });
  expect(await screen.findByText('Come back later.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});

test('groups fold and say how much of them a role has; their heads set all of it', async () => {
  const { user } = await open(createApi());
  await user.click(screen.getByRole('button', { name: 'News, Editors: 1/2; set all' }));
  expect(screen.getByRole('button', { name: 'News, Editors: 2/2; set all' })).toBeInTheDocument();
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'News' }));
  expect(screen.getByRole('button', { name: 'News', expanded: false })).toHaveFocus();
  expect(screen.queryByRole('checkbox', { name: 'News: add for Editors' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Tags', expanded: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fold all' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unfold all' }));
  expect(box('News: add for Editors')).toBeChecked();
});

test('some roles are looked at, and that stays in the address', async () => {
  const { user, where } = await open(createApi());
  await user.click(screen.getByRole('combobox', { name: 'Roles shown' }));
  await user.click(await screen.findByRole('option', { name: 'Editors' }));
  await waitFor(() => expect(where()).toBe('/admin/permissions?roles=7'));
  expect(screen.queryByRole('checkbox', { name: 'News: add for Latinas' })).not.toBeInTheDocument();
  await user.click(box('News: add for Editors'));
  expect(box('News: add for Editors')).toBeChecked();
});

test('only what is changed is shown, whatever else is ticked there', async () => {
  const { user } = await open(createApi());
  await user.click(box('News: add for Editors'));
  await user.click(screen.getByRole('button', { name: 'Show only these' }));
  expect(screen.queryByRole('checkbox', { name: 'Tags: edit for Editors' })).not.toBeInTheDocument();
  await user.click(box('News: add for Latinas'));
  expect(screen.getByText('2 changes not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(box('Tags: edit for Editors')).not.toBeChecked();
});

describe('a table of hundreds of rights', () => {
  const actions = ['list', 'get', 'add', 'edit', 'remove'];
  const wide = buildMatrix({
    rights: Array.from({ length: 60 }, (_, group) => actions.map((action, n) => ({ group, action, n }))).flatMap(
      (rows) => rows.map(({ group, action, n }) => right(100 + group * 5 + n, `thing_${group}.${action}`)),
    ),
    grants: [],
  });
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      observe(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  test('is drawn where it is seen; keys go to what was not drawn yet', async () => {
    const { user } = await open(createApi(wide));
    expect(document.querySelectorAll('[type=checkbox]').length).toBeLessThan(100);
    screen.getByLabelText('thing 0: see the list for Editors').focus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByLabelText('thing 59: move to the trash for Editors')).toHaveFocus();
  });

  test('says fifty changes in a line for each resource', async () => {
    const { user } = await open(createApi({ ...wide, rights: wide.rights.slice(0, 50) }));
    await user.click(screen.getByLabelText('Editors: set all rights shown'));
    await user.click(screen.getByRole('button', { name: 'Review and save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save these changes?' });
    expect(within(dialog).getByText('50 given, 0 taken.')).toBeInTheDocument();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
    expect(
      within(dialog).getByText('may from now on: thing 3: see the list, open one, add, edit, move to the trash'),
    ).toBeInTheDocument();
  });
});
