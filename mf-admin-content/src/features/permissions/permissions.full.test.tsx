import { screen, waitFor, within } from '@testing-library/react';

import { right, buildMatrix, createApi, open, box } from '../../testing/stages/permissions-stage';

test('finds a right by its words, and keeps that in the address', async () => {
  const { user, where } = await open(createApi());
  await user.type(screen.getByRole('searchbox', { name: 'Find a right' }), 'tag');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'News' })).not.toBeInTheDocument());
  expect(box('Tags: edit for Latinas')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/admin/permissions?q=tag'));
  await user.type(screen.getByRole('searchbox', { name: 'Find a right' }), 'xyz');
  expect(await screen.findByText('No such right')).toBeInTheDocument();
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
