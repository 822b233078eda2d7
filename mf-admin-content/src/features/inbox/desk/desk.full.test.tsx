import { inboxCalls } from '@enlace/shared-contract/forms';
import { screen, waitFor, within } from '@testing-library/react';

import { createInboxApi, inboxRow, inboxRows, openInbox } from '../../../testing/inbox-stage';

const list = (rows: readonly object[], total = rows.length) => ({
  data: rows,
  meta: { total, page: 1, per_page: 25, states: {}, families: {}, abilities: { edit: true, export: true } },
});

test('each of several quick changes arrives, is shown at once, and one that is refused is told and taken back', async () => {
  const api = createInboxApi();
  const { user } = await openInbox('/admin/inbox', api);
  const rowOf = (name: RegExp) => {
    const row = screen.getByRole('link', { name }).closest('li');
    if (row === null) throw new Error('no such row');
    return within(row);
  };
  const release = api.hold(inboxCalls.changeEntry);
  api.fail(inboxCalls.changeEntry, 'UNAVAILABLE', { message: 'The desk is closed.' });
  await user.keyboard('j');
  await user.keyboard('s');
  await user.keyboard('e');
  expect(rowOf(/Itzel Luna/).getByText('Spam')).toBeInTheDocument();
  expect(rowOf(/Bia Reis/).getByText('Done')).toBeInTheDocument();
  release();
  await waitFor(() =>
    expect(api.sent(inboxCalls.changeEntry).map(({ params, body }) => [params['id'], body])).toEqual([
      [5, { state: 'spam' }],
      [6, { state: 'done' }],
    ]),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be|closed/i);
  await waitFor(() => expect(rowOf(/Itzel Luna/).getByText('New')).toBeInTheDocument());
});

test('from an entry that has left the list one walks on where it stood', async () => {
  const api = createInboxApi();
  const rows = [...inboxRows, inboxRow({ id: 7, name: 'Lua Prado', reference: 'CO-7777777' })];
  let listedRows = rows;
  api.answer(inboxCalls.listInbox, () => list(listedRows));
  api.answer(inboxCalls.changeEntry, () => {
    listedRows = rows.filter(({ id }) => id !== 6);
    return { data: null, message: 'Saved' };
  });
  const { user, where } = await openInbox('/admin/inbox?entry=6', api);
  await screen.findByRole('heading', { level: 2, name: 'Bia Reis' });
  await user.keyboard('e');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bia Reis/ })).not.toBeInTheDocument());
  await user.keyboard('j');
  await waitFor(() => expect(where()).toBe('/admin/inbox?entry=7'));
});

test('a page behind the last one leads to the last one', async () => {
  const api = createInboxApi();
  api.answer(inboxCalls.listInbox, ({ query }) => list(Number(query['page']) > 2 ? [] : inboxRows, 27));
  const { where } = await openInbox('/admin/inbox?state=new&page=9', api);
  expect(where()).toBe('/admin/inbox?state=new&page=2');
});

test('the chosen state stands within what is seen of the states', async () => {
  const place = { offsetLeft: 640, offsetWidth: 100, clientWidth: 340 };
  const spies = Object.entries(place).map(([name, value]) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value),
  );
  await openInbox('/admin/inbox?state=spam', createInboxApi());
  expect(screen.getByRole('navigation', { name: 'States' }).scrollLeft).toBe(520);
  spies.forEach((spy) => spy.mockRestore());
});

test('all entries that match are changed with one call, by the filters of the list', async () => {
  const api = createInboxApi();
  api.answer(inboxCalls.listInbox, () => list(inboxRows, 312));
  api.answer(inboxCalls.changeEntries, () => ({ data: { changed: 312, same: 0, missing: [] }, message: 'Saved' }));
  const { user } = await openInbox('/admin/inbox?state=new&search=luna', api);
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 312 that match' }));
  expect(screen.getByText('312 selected')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set state' }), 'Spam');
  expect(await screen.findByText('312 entries changed.')).toBeInTheDocument();
  expect(api.sent(inboxCalls.changeEntries)[0]?.body).toEqual({
    filters: { state: 'new', search: 'luna' },
    state: 'spam',
  });
  expect(screen.queryByText('312 selected')).not.toBeInTheDocument();
});
