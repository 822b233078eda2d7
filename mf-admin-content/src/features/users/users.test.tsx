import { restoreCall, userCalls, users } from '@enlace/shared-contract';
import { buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const lists = {
  roles: [],
  permissions: [],
  countries: [],
  areas: [],
  chapters: [],
  seniority_levels: [],
  job_skills: [],
  job_types: [],
  language_proficiency: [],
};
const createApi = () =>
  createFakeApi({
    ...lists,
    users: [
      buildUser({
        id: 5,
        name: 'Íngrid Peña',
        first_name: 'Íngrid',
        last_name: 'Peña',
        email: 'ingrid@example.org',
        roles: [{ id: 2, name: 'latinas' }],
        is_disabled: true,
      }),
      buildUser({ id: 6, name: 'Ximena Ruiz', first_name: 'Ximena', last_name: 'Ruiz', is_verified: false }),
    ],
  });

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

test('on a phone a record has one button and a menu of its other actions', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: () => media });
  const { user } = await renderRemote(remote, pages, '/admin/users/5', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Her rights' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Merge' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Merge' })).toHaveAttribute('href', '/admin/users/merge?winner=5');
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Íngrid Peña');
  Object.assign(window, { matchMedia });
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
  const open = async (more: object = {}) => {
    const api = createApi();
    const row = buildUser({ id: 5, name: 'Íngrid Peña', email: 'ingrid@example.org', is_disabled: false, ...more });
    api.answer(users.wire.get, () => ({ data: { ...row, abilities: { edit: true, remove: true } } }));
    const expires_at = '2026-12-20T09:00:00.000Z';
    api.answer(userCalls.signIns, () => ({
      data: [
        { provider: 'linkedin', created_at: '2026-11-20T09:00:00.000Z', expires_at, ended_at: null },
        {
          provider: 'password',
          created_at: '2026-11-01T09:00:00.000Z',
          expires_at,
          ended_at: '2026-11-02T09:00:00.000Z',
        },
      ],
    }));
    api.answer(userCalls.passwordLink, () => ({ data: { id: 5 } }));
    api.answer(userCalls.endSignIns, () => ({ data: { id: 5 } }));
    const stage = await renderRemote(remote, pages, `/admin/users/${row.id}?panel=signIns`, { api });
    await screen.findByText('by LinkedIn');
    return { ...stage, api };
  };

  test('a mail lets her choose a password; nobody chooses it for her', async () => {
    const { api, user } = await open();
    expect(screen.queryByLabelText(/password/i, { selector: 'input' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mail a link for a new password' }));
    expect(await screen.findByText('A mail to choose a password is on its way to ingrid@example.org.')).toBeVisible();
    expect(api.sent(userCalls.passwordLink)[0]?.params).toEqual({ id: 5 });
  });

  test('in the own record, the password proves the identity before a new e-mail', async () => {
    const { api, user } = await open({ id: 1 });
    api.answer(userCalls.prove, () => ({ data: { status: 'proved', valid_until: '2026-11-20T09:05:00.000Z' } }));
    await user.type(screen.getByLabelText('Your password'), 'a-secret-7');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed. You can change your e-mail for 5 minutes.')).toBeInTheDocument();
    expect(api.sent(userCalls.prove)[0]?.body).toEqual({ password: 'a-secret-7' });
  });

  test('a code by mail proves the identity of a user without a password', async () => {
    const { api, user } = await open({ id: 1 });
    api.answer(userCalls.prove, () => ({ data: { status: 'pin_sent', valid_until: null } }));
    await user.click(screen.getByRole('button', { name: 'Mail me a code instead' }));
    await user.type(await screen.findByLabelText('Code from the mail'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.sent(userCalls.prove)[1]?.body).toEqual({ pin: '123456' }));
  });

  test('her sign-ins are shown and ended', async () => {
    const { api, user } = await open();
    expect(screen.getByText('signed in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign her out everywhere' }));
    expect(await screen.findByText('She has been signed out everywhere.')).toBeInTheDocument();
    await waitFor(() => expect(api.sent(userCalls.signIns)).toHaveLength(2));
  });

  test('whose account is switched off gets no mail', async () => {
    await open({ is_disabled: true });
    expect(screen.getByRole('button', { name: 'Mail a link for a new password' })).toBeDisabled();
  });
});

describe('the trash', () => {
  const open = async () => {
    const api = createApi();
    const at = '2026-11-01T00:00:00.000Z';
    api.answer(users.wire.list, () => ({
      data: [{ ...buildUser({ id: 5, name: 'Íngrid Peña', deleted_at: at }), abilities: { hardRemove: true } }],
      meta: { total: 1, page: 1, per_page: 25, at },
    }));
    api.answer(restoreCall, () => ({ data: { id: 5 } }));
    const stage = await renderRemote(remote, pages, '/admin/users?trashed=only', { api });
    await screen.findByText('Íngrid Peña');
    return { ...stage, api };
  };

  test('asks for what was removed, and brings it back', async () => {
    const { api, user } = await open();
    expect(api.sent(users.wire.list)[0]?.query).toMatchObject({ trashed: 'only' });
    const row = screen.getByRole('row', { name: /Íngrid/ });
    await user.click(await within(row).findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Íngrid Peña has been restored.')).toBeInTheDocument();
    expect(api.sent(restoreCall)[0]?.params).toEqual({ resource: 'users', id: 5 });
    expect(api.sent(users.wire.list).length).toBeGreaterThan(1);
  });

  test('removes for good only once her name is typed, after naming what breaks', async () => {
    const { api, user } = await open();
    api.answer({ method: 'GET', path: '/api/v2/{resource}/{id}/dependents' }, () => ({
      data: [{ resource: 'chapters', label: 'Chapters she leads', count: 2 }],
    }));
    if (users.wire.hardRemove !== undefined) api.answer(users.wire.hardRemove, () => ({ data: { id: 5 } }));
    const row = screen.getByRole('row', { name: /Íngrid/ });
    await user.click(await within(row).findByRole('button', { name: 'Delete for good' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Íngrid Peña for good?' });
    expect(await within(dialog).findByText('Chapters she leads: 2')).toBeInTheDocument();
    const button = within(dialog).getByRole('button', { name: 'Delete for good' });
    expect(button).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), 'Íngrid Peña');
    await user.click(button);
    expect(await screen.findByText('Íngrid Peña has been deleted.')).toBeInTheDocument();
    await waitFor(() => expect(api.sent(users.wire.hardRemove)).toHaveLength(1));
  });
});
