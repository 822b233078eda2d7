import { historyCalls } from '@enlace/shared-contract/admin';
import { inboxCalls, type InboxEntry, type InboxRow } from '@enlace/shared-contract/forms';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from './pages';
import remote from '../remote';

export const inboxRow = (fields: Partial<InboxRow> = {}): InboxRow => ({
  id: 5,
  family: 'contact',
  kind: 'contact_us',
  reference: 'CO-7K3M9QT',
  state: 'new',
  locale: 'es',
  name: 'Itzel Luna',
  email: 'itzel@example.org',
  company_name: null,
  excerpt: '¿Cómo se abre un capítulo?',
  assignee: null,
  notes_count: 0,
  replies_count: 0,
  created_at: '2026-03-10T12:00:00.000Z',
  updated_at: '2026-03-10T12:00:00.000Z',
  ...fields,
});

export const inboxEntry = (fields: Partial<InboxEntry> = {}): InboxEntry => ({
  ...inboxRow(),
  message: '¿Cómo se abre un capítulo en mi ciudad?',
  fields: [
    { name: 'topic', value: 'Chapters' },
    { name: 'remote_jobs', value: true },
    { name: 'newer_field', value: 'x' },
  ],
  logo: null,
  is_complete: true,
  score: 0,
  signals: [],
  notes: [],
  replies: [],
  steps: [],
  made: [],
  abilities: { edit: true, reply: true, remove: true, convert: ['company', 'account'] },
  ...fields,
});

export const inboxPerson = { id: 1, name: 'Inés Zúñiga' };
export const inboxRows = [
  inboxRow(),
  inboxRow({ id: 6, name: 'Bia Reis', reference: 'PR-2222222', kind: 'press_interview', family: 'press' }),
];

/** An API with two inbox entries; one of them allows every operation. */
export function createInboxApi(fieldsOfEntry: Partial<InboxEntry> = {}): FakeApi {
  const api = createFakeApi({
    reply_templates: [
      {
        id: 3,
        name: 'We are looking into it',
        kind: null,
        subject: 'About {reference}',
        body: 'Hello {first_name}',
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  const abilities = { edit: true, export: true };
  api.answer(inboxCalls.listInbox, ({ query }) => ({
    data: inboxRows,
    meta: {
      total: 60,
      page: Number(query['page']),
      per_page: 25,
      states: { new: 40, waiting: 5, done: 300 },
      families: { contact: 50, press: 10 },
      abilities,
    },
  }));
  api.answer(inboxCalls.listAssignees, () => ({ data: [inboxPerson, { id: 9, name: 'Olga Paz' }] }));
  api.answer(inboxCalls.getEntry, ({ params }) => ({
    data: inboxEntry({ ...inboxRows.find(({ id }) => id === params['id']), ...fieldsOfEntry }),
  }));
  const answerSaved = (fields: Partial<InboxEntry>) => ({
    data: inboxEntry({ ...fieldsOfEntry, ...fields }),
    message: 'Saved',
  });
  api.answer(inboxCalls.changeEntry, ({ params, body }) =>
    answerSaved({
      id: Number(params['id']),
      ...(body['state'] === undefined ? { assignee: inboxPerson } : { state: 'done' }),
    }),
  );
  api.answer(inboxCalls.changeEntries, () => ({ data: { changed: 1, same: 1, missing: [] }, message: 'Saved' }));
  api.answer(inboxCalls.listChanges, () => ({ data: [] }));
  api.answer(historyCalls.getRemovals, () => ({ data: [] }));
  api.answer(inboxCalls.addNote, ({ body }) =>
    answerSaved({
      notes: [{ id: 1, author: inboxPerson, text: String(body['text']), created_at: '2026-03-11T09:00:00.000Z' }],
    }),
  );
  api.answer(inboxCalls.previewReply, ({ body }) => {
    const subject = String(body['subject'] ?? 'Sobre CO-7K3M9QT');
    const text = String(body['body'] ?? 'Hola Itzel');
    return {
      data: { subject, body: text, mail: `${text}\n\nEnlace`, unknown: text.includes('{link}') ? ['link'] : [] },
    };
  });
  api.answer(inboxCalls.sendReply, ({ body }) =>
    answerSaved({
      state: 'waiting',
      replies: [
        {
          id: 1,
          author: inboxPerson,
          recipient: 'itzel@example.org',
          locale: 'es',
          subject: String(body['subject']),
          body: String(body['body']),
          delivery: 'waiting',
          created_at: '2026-03-11T09:00:00.000Z',
        },
      ],
    }),
  );
  return api;
}

export const openInbox = async (address: string, api: FakeApi, options: StageOptions = {}) => {
  const stage = await renderRemote(remote, pages, address, { api, ...options });
  await screen.findByRole('link', { name: /Itzel Luna/ });
  return stage;
};

export const inboxPane = () => screen.findByRole('heading', { level: 2, name: 'Itzel Luna' });

export const beginReply = async (api: FakeApi) => {
  const { user } = await openInbox('/admin/inbox?entry=5', api);
  await inboxPane();
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};
