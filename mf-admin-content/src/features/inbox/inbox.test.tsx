import { contactFormEntries, inboxCalls, replyTemplates } from '@enlace/shared-contract/forms';
import { buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import {
  createInboxApi as createApi,
  inboxEntry as entry,
  inboxPerson as person,
  inboxRows as rows,
  openInbox as open,
  beginReply,
  inboxPane,
} from '../../testing/inbox-stage';

test('lists all kinds together, with how many there are in each state, and the choice in the address', async () => {
  const { user, where, api } = await open('/admin/inbox', createApi());
  const tabs = screen.getByRole('navigation', { name: 'States' });
  expect(within(tabs).getByRole('link', { name: 'Open 45' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(tabs).getByRole('link', { name: 'All 345' }));
  await waitFor(() => expect(where()).toBe('/admin/inbox?state=all'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'All kinds' }), 'press_interview');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Looked after by' }), 'Mine');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  await user.type(screen.getByRole('searchbox'), 'luna');
  await waitFor(() =>
    expect(where()).toBe('/admin/inbox?state=all&kind=press_interview&assignee=me&search=luna&order=asc'),
  );
  expect(screen.getByRole('link', { name: /^(Page )?3$/ })).toHaveAttribute('href', expect.stringContaining('page=3'));
  await waitFor(() =>
    expect(api.sent(inboxCalls.listInbox).at(-1)?.query).toMatchObject({
      state: '',
      kind: 'press_interview',
      assignee: 'me',
      search: 'luna',
      sort: 'created_at',
      order: 'asc',
      page: 1,
    }),
  );
});

test('an entry opens beside the list with all that was said, by its address too', async () => {
  const { user, where } = await open('/admin/inbox', createApi());
  await user.click(screen.getByRole('link', { name: /Itzel Luna/ }));
  await waitFor(() => expect(where()).toBe('/admin/inbox?entry=5'));
  expect(await inboxPane()).toBeInTheDocument();
  expect(screen.getByText('¿Cómo se abre un capítulo en mi ciudad?')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Topic')).toBeInTheDocument();
  expect(screen.getByText('Remote work').nextSibling).toHaveTextContent('Yes');
  expect(screen.getByText('newer field')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/admin/inbox');
});

test('state and person are changed in the entry, and the list is asked again', async () => {
  const { user, api } = await open('/admin/inbox?entry=5', createApi());
  await inboxPane();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Done');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('done'));
  const [, byEntry] = screen.getAllByRole('combobox', { name: 'Looked after by' });
  if (byEntry === undefined) throw new Error('no person to choose');
  await user.selectOptions(byEntry, 'Olga Paz');
  await waitFor(() =>
    expect(api.sent(inboxCalls.changeEntry).map(({ params, body }) => [params, body])).toEqual([
      [{ id: 5 }, { state: 'done' }],
      [{ id: 5 }, { assignee_id: 9 }],
    ]),
  );
  await waitFor(() => expect(api.sent(inboxCalls.listInbox).length).toBeGreaterThanOrEqual(3));
});

describe('a reply', () => {
  test('is written from a template, seen, and sent; it stays in the thread', async () => {
    const api = createApi();
    const { user, dialog } = await beginReply(api);
    await dialog.findByRole('option', { name: 'We are looking into it' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'We are looking into it');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Sobre CO-7K3M9QT'));
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), ', mañana te digo.');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/Hola Itzel, mañana te digo\./)).toBeInTheDocument();
    expect(api.sent(inboxCalls.sendReply)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The reply is on its way.')).toBeInTheDocument();
    const thread = screen.getByRole('region', { name: 'What happened' });
    expect(within(thread).getByText('Sobre CO-7K3M9QT')).toBeInTheDocument();
    expect(within(thread).getByText('On its way')).toBeInTheDocument();
    expect(api.sent(replyTemplates.wire.list)).toHaveLength(1);
    expect(api.sent(inboxCalls.sendReply)[0]?.body).toMatchObject({
      subject: 'Sobre CO-7K3M9QT',
      body: 'Hola Itzel, mañana te digo.',
      locale: 'es',
      seen: 0,
      state: 'waiting',
    });
  });
});

test('an entry becomes a company: what is like it is shown first, and can be linked', async () => {
  const api = createApi({ company_name: 'Telar' });
  api.answer(inboxCalls.findDuplicates, () => ({
    data: {
      values: { name: 'Telar', city: 'Quito' },
      found: [{ id: 40, name: 'TELAR', detail: 'https://telar.example', matches: ['name', 'website'] }],
    },
  }));
  api.answer(inboxCalls.convertEntry, ({ body }) => ({
    data: entry({
      made: [
        {
          id: 1,
          author: person,
          target: 'company',
          target_id: Number(body['link_id'] ?? 41),
          name: 'TELAR',
          is_new: body['link_id'] === undefined,
          created_at: '2026-03-11T09:00:00.000Z',
        },
      ],
    }),
    message: 'Saved',
  }));
  const { user } = await open('/admin/inbox?entry=5', api);
  await inboxPane();
  await user.click(screen.getByRole('button', { name: 'Make it …' }));
  expect(screen.queryByRole('menuitem', { name: 'A press item' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'A company' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('same website')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Quito');
  expect(dialog.getByRole('combobox', { name: 'Size' })).toBeInTheDocument();
  expect(dialog.getByText(/^This name or address is taken/)).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox', { name: /another one/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Make it' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Link this one' }));
  expect(await screen.findByRole('link', { name: 'TELAR' })).toHaveAttribute('href', '/admin/companies/40');
  expect(api.sent(inboxCalls.convertEntry)[0]?.body).toEqual({ target: 'company', link_id: 40 });
});

test('an entry is deleted by the call of its family, after a question', async () => {
  const api = createApi();
  const { remove } = contactFormEntries.wire;
  if (remove === undefined) throw new Error('no such call');
  api.answer(remove, () => ({ data: { id: 5 }, message: 'Deleted' }));
  const { user, where } = await open('/admin/inbox?entry=5', api);
  await inboxPane();
  await user.keyboard('#');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('CO-7K3M9QT has been deleted.')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/admin/inbox'));
  expect(api.sent(remove)[0]?.params).toEqual({ id: 5 });
});

test('whoever may only read finds nothing to change', async () => {
  const api = createApi({ abilities: { edit: false, reply: false, remove: false, convert: [] } });
  api.answer(inboxCalls.listInbox, () => ({
    data: rows,
    meta: { total: 2, page: 1, per_page: 25, states: {}, families: {}, abilities: { edit: false, export: false } },
  }));
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['forms.list', 'forms.get'] });
  const { user } = await open('/admin/inbox?entry=5', api, { viewer });
  await inboxPane();
  for (const name of ['Reply', 'Make it …', 'Delete', 'Export CSV', 'Add note'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('e');
  expect(api.sent(inboxCalls.changeEntry)).toHaveLength(0);
});

test('a list and an entry that cannot be loaded say so, each with a way to try again', async () => {
  const api = createApi();
  api.fail(inboxCalls.listInbox, 'UNAVAILABLE');
  api.fail(inboxCalls.getEntry, 'NOT_FOUND');
  const { user } = await renderRemote(remote, pages, '/admin/inbox?entry=5', { api });
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'This entry could not be loaded' })).toBeInTheDocument();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(await screen.findByRole('link', { name: /Itzel Luna/ })).toBeInTheDocument();
  expect(await inboxPane()).toBeInTheDocument();
});
