import { impersonationCalls } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const createApi = () => {
  const api = createFakeApi({ users: [buildUser({ id: 5, name: 'Íngrid Peña' })] });
  return api;
};

afterEach(() => sessionStorage.clear());

test('asks why before anything is shown as she sees it', async () => {
  const api = createApi();
  const { user } = await renderRemote(remote, pages, '/admin/users/5/view-as', { api });
  expect(await screen.findByText('It ends by itself after 30 minutes.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.getByText('Say why, in a few words.')).toBeInTheDocument();
  expect(api.sent(impersonationCalls.start)).toHaveLength(0);
});

test('a refusal says why, and nothing is kept', async () => {
  const api = createApi();
  api.fail(impersonationCalls.start, 'FORBIDDEN', { userMessage: 'You may not do that.' });
  const { user } = await renderRemote(remote, pages, '/admin/users/5/view-as', { api });
  await user.type(await screen.findByLabelText(/^Why/), 'She cannot find her course');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not do that.');
  expect(sessionStorage.getItem('enlace.viewing')).toBeNull();
});
