import { historyCalls } from '@enlace/shared-contract/admin';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { screen, waitFor, within } from '@testing-library/react';

import {
  beginReply,
  createInboxApi as createApi,
  inboxPane,
  inboxPerson as person,
  openInbox as open,
} from '../../testing/inbox-stage';

test('several are changed at once', async () => {
  const { user, api } = await open('/admin/inbox', createApi());
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set state' }), 'Spam');
  expect(await screen.findByText('One entry changed. 1 was so already.')).toBeInTheDocument();
  expect(api.sent(inboxCalls.changeEntries)[0]?.body).toEqual({ ids: [5, 6], state: 'spam' });
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

test('what was changed last is told with the way back, also after a reload', async () => {
  const api = createApi();
  const change = { id: 'r-1', count: 2, state: 'spam', is_given: true, assignee: null };
  const until = new Date(Date.now() + 300_000).toISOString();
  api.answer(inboxCalls.listChanges, () => ({ data: [{ ...change, at: until, until }] }));
  api.answer(inboxCalls.undoChange, () => {
    api.answer(inboxCalls.listChanges, () => ({ data: [] }));
    return { data: { restored: 1, skipped: 1 }, message: 'Restored' };
  });
  const { user } = await open('/admin/inbox', api);
  const bar = await screen.findByText(/^2 entries: Spam, Nobody\. It can be undone until/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^One entry is as it was before\. One has been changed again/)).toBeInTheDocument();
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(api.sent(inboxCalls.undoChange)[0]?.body).toEqual({ id: 'r-1' });
  expect(api.sent(inboxCalls.listInbox)).toHaveLength(2);
});

test('a deletion is undone where it was made', async () => {
  const api = createApi();
  const until = new Date(Date.now() + 300_000).toISOString();
  const removal = { id: 8, resource: 'contact_form_entries', row_id: 5, label: 'CO-7K3M9QT', at: until, until };
  api.answer(historyCalls.getRemovals, () => ({ data: [removal] }));
  api.answer(historyCalls.undoRemoval, () => ({
    data: { resource: removal.resource, id: 5, slug: null },
    message: 'Restored',
  }));
  const { user } = await open('/admin/inbox', api);
  await screen.findByText(/CO-7K3M9QT/, { selector: '[role=status] > span' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent(inboxCalls.listInbox)).toHaveLength(2));
  expect(api.sent(historyCalls.undoRemoval)[0]?.params).toMatchObject({ id: 8 });
});

test('a note that did not arrive stays, and is the same note when it is sent again', async () => {
  const api = createApi();
  api.fail(inboxCalls.addNote, 'NETWORK');
  const { user } = await open('/admin/inbox?entry=5', api);
  const field = await screen.findByRole('textbox', { name: 'Add a note for the team' });
  await user.type(field, 'Call her on Monday.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note could not be saved. It is still here.')).toBeInTheDocument();
  expect(field).toHaveValue('Call her on Monday.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const thread = await screen.findByRole('region', { name: 'What happened' });
  expect(within(thread).getByText('Call her on Monday.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  const [first, second] = api.sent(inboxCalls.addNote).map(({ body }) => body['key']);
  expect(first).toBe(second);
});

describe('a reply', () => {
  test('that may not have arrived is kept, and goes out under the same key', async () => {
    const api = createApi();
    api.fail(inboxCalls.sendReply, 'NETWORK');
    const { user, dialog } = await beginReply(api);
    await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Hola');
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Claro que sí.');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is not certain that it was sent.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The reply is on its way.')).toBeInTheDocument();
    const [first, second] = api.sent(inboxCalls.sendReply).map(({ body }) => body['key']);
    expect(first).toBe(second);
  });

  test('with a word in braces that means nothing is not sent', async () => {
    const { user, dialog } = await beginReply(createApi());
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(dialog.getAllByText('This is needed.')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Hola');
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Mira {{link}');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('{link}');
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

test('the country of a new company is chosen by name, and only roles that the viewer may give are offered', async () => {
  const api = createApi({
    company_name: 'Telar',
    abilities: { edit: true, reply: true, remove: true, convert: ['company', 'account'] },
  });
  const roles = [{ name: 'recruiters', label: null }];
  api.answer(inboxCalls.findDuplicates, () => ({
    data: { values: { name: 'Telar', country_code: 'EC' }, found: [], roles },
  }));
  api.fail(inboxCalls.convertEntry, 'VALIDATION_FAILED', { fields: { country_code: ['Please enter a country.'] } });
  const { user } = await open('/admin/inbox?entry=5', api);
  await inboxPane();
  const openDialog = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Make it …' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const company = await openDialog('A company');
  expect(await company.findByDisplayValue('Ecuador')).toHaveAccessibleName('Country');
  await user.click(company.getByRole('button', { name: 'Make it' }));
  expect(await company.findByText('Please enter a country.')).toBeInTheDocument();
  expect(api.sent(inboxCalls.convertEntry)[0]?.body).toMatchObject({ values: { country_code: 'EC' } });
  await user.click(company.getByRole('button', { name: 'Cancel' }));
  const account = await openDialog('An account');
  const role = await account.findByRole('combobox', { name: 'Role' });
  expect(
    within(role)
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Recruiters']);
});

test('why an entry is doubted is said in words, and what happened is told in order', async () => {
  const api = createApi({
    state: 'to_check',
    signals: ['noProof', 'somethingNew'],
    steps: [
      { id: 1, author: person, field: 'state', from: 'new', to: 'to_check', created_at: '2026-03-10T13:00:00.000Z' },
      { id: 2, author: null, field: 'assignee', from: null, to: 'Olga Paz', created_at: '2026-03-10T15:00:00.000Z' },
    ],
    notes: [{ id: 1, author: person, text: 'Between the two.', created_at: '2026-03-10T14:00:00.000Z' }],
  });
  await open('/admin/inbox?entry=5', api);
  expect(await screen.findByText(/It brought no proof of work/)).toBeInTheDocument();
  const thread = await screen.findByRole('region', { name: 'What happened' });
  const threadTexts = within(thread)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(threadTexts[0]).toContain('Inés Zúñiga: New → To check');
  expect(threadTexts[1]).toContain('Between the two.');
  expect(threadTexts[2]).toContain('Somebody gave it to Olga Paz');
});

test('the file is asked for with the filters, and saved', async () => {
  const api = createApi();
  api.answer(inboxCalls.exportInbox, () => 'reference,kind\r\nCO-7K3M9QT,contact_us\r\n');
  const savedFiles: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${savedFiles.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user } = await open('/admin/inbox?state=done&search=luna', api);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(api.sent(inboxCalls.exportInbox)[0]?.query).toMatchObject({ state: 'done', search: 'luna' });
});

test('keys walk, open, mark, give and help; what is typed into a field is left alone', async () => {
  const { user, where, api } = await open('/admin/inbox', createApi());
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: /Itzel Luna/ })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: /Bia Reis/ })).toHaveFocus();
  await user.keyboard('k');
  await user.keyboard('o');
  await waitFor(() => expect(where()).toBe('/admin/inbox?entry=5'));
  await inboxPane();
  await user.keyboard('a');
  await waitFor(() => expect(api.sent(inboxCalls.changeEntry)[0]?.body).toEqual({ assignee_id: 1 }));
  await waitFor(() => expect(api.sent(inboxCalls.listInbox)).toHaveLength(2));
  await user.keyboard('e');
  await waitFor(() => expect(api.sent(inboxCalls.changeEntry)[1]?.body).toEqual({ state: 'done' }));
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: /Select Itzel Luna/ })).toBeChecked();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('s');
  expect(api.sent(inboxCalls.changeEntry)).toHaveLength(2);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys of the inbox' })).toBeInTheDocument();
});
