import { inboxCalls, replyTemplates } from '@enlace/shared-contract/forms';
import { screen, waitFor, within } from '@testing-library/react';

import { createInboxApi, openInbox } from '../../../testing/inbox-stage';

beforeEach(() => sessionStorage.clear());

const note = () => screen.findByRole('textbox', { name: 'Add a note for the team' });
const beginReply = async (user: Awaited<ReturnType<typeof openInbox>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  return within(await screen.findByRole('dialog'));
};
const text = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Text/ });

test('half a note waits at its entry while another one is looked at', async () => {
  const { user } = await openInbox('/admin/inbox?entry=5', createInboxApi());
  await user.type(await note(), 'Half a thought');
  await user.click(screen.getByRole('link', { name: /Bia Reis/ }));
  await screen.findByRole('heading', { level: 2, name: 'Bia Reis' });
  expect(await note()).toHaveValue('');
  await user.click(screen.getByRole('link', { name: /Itzel Luna/ }));
  await screen.findByRole('heading', { level: 2, name: 'Itzel Luna' });
  expect(await note()).toHaveValue('Half a thought');
});

test('a note that is still under way when another entry is opened takes nothing of that one along', async () => {
  const api = createInboxApi();
  const { user } = await openInbox('/admin/inbox?entry=5', api);
  const release = api.hold(inboxCalls.addNote);
  await user.type(await note(), 'Call her.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await user.click(screen.getByRole('link', { name: /Bia Reis/ }));
  await screen.findByRole('heading', { level: 2, name: 'Bia Reis' });
  await user.type(await note(), 'Of hers');
  release();
  await waitFor(() => expect(api.sent(inboxCalls.addNote)).toHaveLength(1));
  expect(await note()).toHaveValue('Of hers');
});

test('a reply survives its dialog, and goes with being sent', async () => {
  const { user } = await openInbox('/admin/inbox?entry=5', createInboxApi());
  const dialog = await beginReply(user);
  await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Hola');
  await user.type(text(dialog), 'Claro que sí.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await beginReply(user);
  expect(text(again)).toHaveValue('Claro que sí.');
  await user.click(again.getByRole('button', { name: 'Preview' }));
  await user.click(await again.findByRole('button', { name: 'Send' }));
  await screen.findByText('The reply is on its way.');
  expect(text(await beginReply(user))).toHaveValue('');
});

test('a template comes below what was written by hand, and in the place of another template', async () => {
  const api = createInboxApi();
  const { user } = await openInbox('/admin/inbox?entry=5', api);
  const dialog = await beginReply(user);
  await dialog.findByRole('option', { name: 'We are looking into it' });
  const choose = (label: string) => user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), label);
  await choose('We are looking into it');
  await waitFor(() => expect(text(dialog)).toHaveValue('Hola Itzel'));
  await user.type(text(dialog), ', un gusto.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'en');
  await choose('Without template');
  await choose('We are looking into it');
  await waitFor(() => expect(text(dialog)).toHaveValue('Hola Itzel, un gusto.\n\nHola Itzel'));
  expect(dialog.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Sobre CO-7K3M9QT');
  expect(api.sent(replyTemplates.wire.list)).toHaveLength(1);
});
