import { removals } from '@enlace/shared-admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import {
  changedEntriesSchema,
  duplicatesSchema,
  inboxCalls,
  inboxEntrySchema,
  inboxSchema,
  replyPreviewSchema,
  undoneChangeSchema,
  type ConvertTarget,
  type FormState,
  type InboxEntry,
} from '@enlace/shared-contract/forms';
import { bodyOf, createCalls, dataOf, defineCall, type CallSpec, type HttpAnswer } from '@enlace/shared-data';
import { put, select } from '@enlace/shared-platform';

import { assigneesReader } from './assignees';
import { browserZone } from '../../../lib/browser-zone';

type Query = Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>>;
type InboxPage = ReturnType<typeof readPage>;

const client = 'authenticated';
const readPage = bodyOf(inboxSchema);

/** Subjects of the inbox: its lists, the changes that can be undone, and each entry. */
const lists = 'inbox/list';
const undoable = 'inbox/changes';
const entrySubject = (id: number) => `inbox/entries/${id}`;

/** The requested new values of an entry. */
export interface WantedChange {
  readonly state?: FormState;
  readonly assignee_id?: number | null;
}

export interface EntryChange {
  readonly id: number;
  readonly change: WantedChange;
  /** The query of the visible list, whose row changes with the entry. */
  readonly query: Query;
}

interface EntryOrder {
  readonly id: number;
  readonly body: Body;
}

/**
 * A write whose answer is the entry. The answer is shown, and the entry is not read again, because each read is audited
 * as a visit.
 */
function entryWrite(call: WireCall, changes: (order: EntryOrder) => readonly string[]): CallSpec<EntryOrder, unknown> {
  return {
    mode: 'first',
    client,
    *perform({ id, body }, send) {
      const entry = entryOf(yield* send({ call, params: { id }, body }));
      if (entry !== null) yield put(inbox.calls.entry.replaced(id, entry));
      return entry;
    },
    changes: (order, entry) => [...changes(order), ...(entry === null ? [entrySubject(order.id)] : [])],
  };
}

/** Changes of one entry are sent one after the other, and shown before they are done. */
const change: CallSpec<EntryChange, InboxEntry | null> = {
  mode: 'queue',
  client,
  *perform({ id, change: body, query }, send) {
    const entry = entryOf(yield* send({ call: inboxCalls.changeEntry, params: { id }, body: { ...body } }));
    if (entry === null) return null;
    const { entry: read, list } = inbox.calls;
    yield put(read.replaced(id, entry));
    const page: InboxPage | null = yield select((state: unknown) => list.select(state, list.keyOf(query)).answer);
    const { state, assignee } = entry;
    const rows = page?.data.map((row) => (row.id === id ? { ...row, state, assignee } : row));
    if (page !== null && rows !== undefined) yield put(list.replaced(query, { ...page, data: rows }));
    return entry;
  },
  merge: (waiting, next) => ({ ...next, change: { ...waiting.change, ...next.change } }),
  changes: ({ id }, entry) => [lists, undoable, ...(entry === null ? [entrySubject(id)] : [])],
};

const madeSubjects: Readonly<Record<ConvertTarget, string>> = {
  company: 'companies',
  press: 'press',
  account: 'users',
};

/** Entries of all forms, and their operations. */
export const inbox = createCalls('adminContent/inbox', {
  /** A page of entries with its counts. */
  list: defineCall({
    client,
    request: (query: Query) => ({ call: inboxCalls.listInbox, query }),
    read: readPage,
    shows: () => [lists],
  }),
  /** One entry with its thread, by id. */
  entry: defineCall({
    client,
    request: (id: number) => ({ call: inboxCalls.getEntry, params: { id } }),
    read: dataOf(inboxEntrySchema),
    shows: (id) => [entrySubject(id)],
  }),
  /** Users who can look after an entry. */
  assignees: defineCall({
    client,
    request: (_: undefined) => ({ call: inboxCalls.listAssignees }),
    read: bodyOf(assigneesReader),
    shows: () => ['users'],
  }),
  /** Existing records that are similar to the one that an entry would become. */
  duplicates: defineCall({
    client,
    request: ({ id, target }: { readonly id: number; readonly target: ConvertTarget }) => ({
      call: inboxCalls.findDuplicates,
      params: { id },
      query: { target },
    }),
    read: dataOf(duplicatesSchema.shape.data),
    shows: ({ target }) => [madeSubjects[target]],
  }),
  /** A reply as its recipient would see it. */
  preview: defineCall({
    client,
    request: ({ id, body }: EntryOrder) => ({ call: inboxCalls.previewReply, params: { id }, body }),
    read: dataOf(replyPreviewSchema.shape.data),
  }),
  change,
  changeMany: defineCall({
    mode: 'first',
    client,
    request: (body: WantedChange & { readonly ids?: readonly number[]; readonly filters?: Query }) => ({
      call: inboxCalls.changeEntries,
      body: { ...body },
    }),
    read: dataOf(changedEntriesSchema.shape.data),
    changes: () => ['inbox'],
  }),
  undo: defineCall({
    mode: 'first',
    client,
    request: (id: string) => ({ call: inboxCalls.undoChange, body: { id } }),
    read: dataOf(undoneChangeSchema.shape.data),
    changes: () => ['inbox'],
  }),
  note: entryWrite(inboxCalls.addNote, () => [lists]),
  reply: entryWrite(inboxCalls.sendReply, () => [lists]),
  convert: entryWrite(inboxCalls.convertEntry, ({ body }) => [
    lists,
    ...Object.entries(madeSubjects).flatMap(([target, subject]) => (target === body['target'] ? [subject] : [])),
  ]),
  /** Every family has its own deletion call. */
  remove: defineCall({
    mode: 'first',
    client,
    request: ({ id, call }: { readonly id: number; readonly call: WireCall }) => ({ call, params: { id } }),
    read: () => true,
    changes: () => [lists, removals],
  }),
  /** Returns the text of the file. */
  exportFile: defineCall({
    mode: 'first',
    client,
    request: (query: Query) => ({ call: inboxCalls.exportInbox, query: { ...query, tz: browserZone() } }),
    read: ({ body }) => String(body),
  }),
});

function entryOf(answer: HttpAnswer): InboxEntry | null {
  const body: unknown = answer.body;
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  const parsed = inboxEntrySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
