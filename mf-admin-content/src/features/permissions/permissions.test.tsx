import { rightsCalls } from '@enlace/shared-contract/identity';
import { buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi, open, box } from '../../testing/stages/permissions-stage';

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
