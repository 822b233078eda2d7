import { userCalls, users } from '@enlace/shared-contract/identity';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi, openSignIns, openTrash } from '../../testing/stages/users-stage';

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

describe('how she gets in', () => {
  test('in the own record, the password proves the identity before a new e-mail', async () => {
    const { api, user } = await openSignIns({ id: 1 });
    api.answer(userCalls.prove, () => ({ data: { status: 'proved', valid_until: '2026-11-20T09:05:00.000Z' } }));
    await user.type(screen.getByLabelText('Your password'), 'a-secret-7');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed. You can change your e-mail for 5 minutes.')).toBeInTheDocument();
    expect(api.sent(userCalls.prove)[0]?.body).toEqual({ password: 'a-secret-7' });
  });

  test('a code by mail proves the identity of a user without a password', async () => {
    const { api, user } = await openSignIns({ id: 1 });
    api.answer(userCalls.prove, () => ({ data: { status: 'pin_sent', valid_until: null } }));
    await user.click(screen.getByRole('button', { name: 'Mail me a code instead' }));
    await user.type(await screen.findByLabelText('Code from the mail'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.sent(userCalls.prove)[1]?.body).toEqual({ pin: '123456' }));
  });

  test('her sign-ins are shown and ended', async () => {
    const { api, user } = await openSignIns();
    expect(screen.getByText('signed in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign her out everywhere' }));
    expect(await screen.findByText('She has been signed out everywhere.')).toBeInTheDocument();
    await waitFor(() => expect(api.sent(userCalls.signIns)).toHaveLength(2));
  });

  test('whose account is switched off gets no mail', async () => {
    await openSignIns({ is_disabled: true });
    expect(screen.getByRole('button', { name: 'Mail a link for a new password' })).toBeDisabled();
  });
});

describe('the trash', () => {
  test('removes for good only once her name is typed, after naming what breaks', async () => {
    const { api, user } = await openTrash();
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
