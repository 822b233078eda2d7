import { restoreCall } from '@enlace/shared-contract/admin';
import { userCalls, users } from '@enlace/shared-contract/identity';
import { buildUser, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi, openSignIns, openTrash } from '../../testing/stages/users-stage';

test('lists people with roles and what is the matter with their accounts', async () => {
  const { api } = await renderRemote(remote, pages, '/admin/users?role=latinas', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Íngrid Peña' })).toHaveAttribute('href', '/admin/users/5');
  expect(screen.getByText('ingrid@example.org')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Íngrid/ })).getByText('Latinas')).toBeInTheDocument();
  expect(screen.getAllByText('Deactivated').length).toBeGreaterThan(0);
  expect(within(screen.getByRole('row', { name: /Ximena/ })).getByText('Unverified')).toBeInTheDocument();
  expect(api.sent(users.wire.list)[0]?.query).toMatchObject({ role: 'latinas', sort: 'created_at', order: 'desc' });
});

test('leads from a record to her rights, to looking as her and to merging', async () => {
  await renderRemote(remote, pages, '/admin/users/5', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Her rights' })).toHaveAttribute(
    'href',
    '/admin/permissions?person=5',
  );
  expect(screen.getByRole('link', { name: 'Look as her' })).toHaveAttribute('href', '/admin/users/5/view-as');
  expect(screen.getByRole('link', { name: 'Merge' })).toHaveAttribute('href', '/admin/users/merge?winner=5');
});

test('privacy is set part by part, and only what was changed is sent', async () => {
  const api = createApi();
  if (users.wire.edit !== undefined) api.answer(users.wire.edit, () => ({ data: buildUser({ id: 5 }) }));
  const { user } = await renderRemote(remote, pages, '/admin/users/5?panel=privacy', { api });
  const phone = await screen.findByRole('combobox', { name: 'Phone' });
  expect(screen.getByRole('button', { name: 'Save privacy' })).toBeDisabled();
  await user.selectOptions(phone, 'Recruiters');
  await user.click(screen.getByRole('button', { name: 'Save privacy' }));
  expect(await screen.findByText('Her privacy has been saved.')).toBeInTheDocument();
  expect(api.sent(users.wire.edit).map(({ body }) => body)).toEqual([{ privacy: { phone: 'recruiters' } }]);
});

describe('how she gets in', () => {
  test('a mail lets her choose a password; nobody chooses it for her', async () => {
    const { api, user } = await openSignIns();
    expect(screen.queryByLabelText(/password/i, { selector: 'input' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mail a link for a new password' }));
    expect(await screen.findByText('A mail to choose a password is on its way to ingrid@example.org.')).toBeVisible();
    expect(api.sent(userCalls.passwordLink)[0]?.params).toEqual({ id: 5 });
  });
});

describe('the trash', () => {
  test('asks for what was removed, and brings it back', async () => {
    const { api, user } = await openTrash();
    expect(api.sent(users.wire.list)[0]?.query).toMatchObject({ trashed: 'only' });
    const row = screen.getByRole('row', { name: /Íngrid/ });
    await user.click(await within(row).findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Íngrid Peña has been restored.')).toBeInTheDocument();
    expect(api.sent(restoreCall)[0]?.params).toEqual({ resource: 'users', id: 5 });
    expect(api.sent(users.wire.list).length).toBeGreaterThan(1);
  });
});
