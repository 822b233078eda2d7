import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import {
  familyResources,
  addNoteSchema,
  changeEntriesSchema,
  changeEntrySchema,
  convertEntrySchema,
  exportInboxSchema,
  findDuplicatesSchema,
  inboxCalls,
  listInboxSchema,
  previewReplySchema,
  sendReplySchema,
  undoChangeSchema,
} from '@enlace/shared-contract/forms';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { actingOf } from '../../identity';
import { transact } from '../../../infrastructure/db/transact';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId, queryId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { renderMail } from '../../../infrastructure/mail/render-mail';
import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import { addNote } from './commands/add-note';
import { changeEntries, changeEntry } from './commands/change-entries';
import { convertEntry } from './commands/convert-entry';
import { sendReply } from './commands/send-reply';
import { undoChange } from './commands/undo-change';
import { valuesFor } from './convert-values';
import { readableFamilies } from './families';
import { findChanges } from './find-changes';
import { findTemplate } from './find-template';
import { findDuplicates } from './find-duplicates';
import { countInboxFile, inboxBatches, inboxColumns } from './inbox-file';
import { findRolesToGive, onlyGivable } from './roles-to-give';
import { findFilteredIds } from './find-filtered-ids';
import { findAssignees, findInboxPage, findWorkload } from './inbox.repository';
import { readEntry } from './read-entry';
import { fillReply, unknownWords } from './reply-words';
import { formReplyMail } from '../mails/form-reply.mail';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

const defaultPageSize = 25;

/** Entries of all forms, and their changes, notes, replies and conversions. */
export function mountInbox(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, publicUrl } = deps.env;

  /** Names in an entry are in the viewer's language. */
  const contextOf = (request: FastifyRequest) => ({
    lang: readerLocaleOf(request.headers),
    now: deps.clock(),
    viewer: request.viewer,
  });
  const transactionOf = (request: FastifyRequest, trx: Db) => ({ ...writeContextOf(request, deps), trx });
  const answer = async (db: Db, request: FastifyRequest, id: number): Promise<object> => ({
    data: await readEntry(db, id, contextOf(request)),
    message: writeTexts[readerLocaleOf(request.headers)].saved,
  });

  serveCall(app, inboxCalls.listInbox, async (request) => {
    const query = parseQuery(listInboxSchema, request);
    const paging = { page: query.page ?? 1, size: query.per_page ?? defaultPageSize };
    const { rows, total, states, families } = await findInboxPage(deps.reads, query, paging, contextOf(request));
    const abilities = {
      edit: mayCall(request.viewer, inboxCalls.changeEntry.access),
      remove: mayRemoveAny(request.viewer),
      export: mayCall(request.viewer, inboxCalls.exportInbox.access),
    };
    return { data: rows, meta: { total, page: paging.page, per_page: paging.size, states, families, abilities } };
  });

  serveCall(app, inboxCalls.exportInbox, async (request, reply) => {
    const filters = parseQuery(exportInboxSchema, request);
    const file = {
      name: 'inbox',
      resource: 'form_entries',
      filters,
      columns: inboxColumns,
      count: () => countInboxFile(deps.reads, filters, request.viewer),
      batches: () => inboxBatches(deps.reads, filters, request.viewer),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz));
  });

  serveCall(app, inboxCalls.listAssignees, async () => {
    const { access } = inboxCalls.getEntry;
    return { data: await findAssignees(deps.reads, access.kind === 'roles' ? [access.permission] : []) };
  });

  serveCall(app, inboxCalls.listWorkload, async (request) => ({
    data: await findWorkload(deps.reads, request.viewer),
  }));

  serveCall(app, inboxCalls.getEntry, async (request) => {
    const id = requiredId(pathId(request));
    const data = await readEntry(deps.db, id, contextOf(request));
    const resource = familyResources[data.family].name;
    await recordAudit(deps.db, { origin: auditOrigin(request), action: 'look', resource, rowId: id });
    return { data };
  });

  serveCall(app, inboxCalls.changeEntry, async (request) => {
    const id = queryId(request);
    const change = parseBody(changeEntrySchema, request);
    return transact(deps.db, async (trx) => {
      await changeEntry(transactionOf(request, trx), { id, change, versionBody: request.body });
      return answer(trx, request, id);
    });
  });

  serveCall(app, inboxCalls.changeEntries, async (request) => {
    const { ids, filters, ...change } = parseBody(changeEntriesSchema, request);
    if ((ids === undefined) === (filters === undefined))
      throw new AppError('VALIDATION_FAILED', { message: 'either ids or filters' });
    const data = await transact(deps.db, async (trx) => {
      const chosenIds = ids ?? (await findFilteredIds(trx, filters ?? {}, request.viewer));
      return changeEntries(transactionOf(request, trx), { ids: chosenIds, change });
    });
    return { data, message: writeTexts[readerLocaleOf(request.headers)].saved };
  });

  serveCall(app, inboxCalls.listChanges, async (request) => ({
    data: await findChanges(deps.db, auditOrigin(request).actorId ?? 0, request.viewer),
  }));

  serveCall(app, inboxCalls.undoChange, async (request) => {
    const { id } = parseBody(undoChangeSchema, request);
    const data = await transact(deps.db, (trx) => undoChange(transactionOf(request, trx), id));
    return { data, message: writeTexts[readerLocaleOf(request.headers)].restored };
  });

  serveCall(app, inboxCalls.addNote, async (request) => {
    const id = queryId(request);
    const note = parseBody(addNoteSchema, request);
    return transact(deps.db, async (trx) => {
      await addNote(transactionOf(request, trx), { id, ...note });
      return answer(trx, request, id);
    });
  });

  serveCall(app, inboxCalls.previewReply, async (request) => {
    const entry = await findEntry(deps.db, queryId(request), request.viewer);
    const preview = parseBody(previewReplySchema, request);
    const locale = preview.locale ?? entry.locale;
    const template =
      preview.template_id === undefined ? null : await findTemplate(deps.db, preview.template_id, locale);
    const facts = { ...entry, me: request.requireViewer().name, product: productName };
    const [subject = '', body = ''] = [preview.subject ?? template?.subject, preview.body ?? template?.body].map(
      (text) => fillReply(text ?? '', facts, locale),
    );
    const values = { name: entry.name ?? '', subject, body, reference: entry.reference };
    const mail = renderMail(formReplyMail.fill(values), locale, { productName, origin: publicUrl });
    return { data: { subject, body, mail: mail.text, unknown: unknownWords(`${subject} ${body}`) } };
  });

  serveCall(app, inboxCalls.sendReply, async (request) => {
    const id = queryId(request);
    const reply = parseBody(sendReplySchema, request);
    const by = { me: request.requireViewer().name, product: productName };
    const body = await transact(deps.db, async (trx) => {
      await sendReply(transactionOf(request, trx), { id, reply, by });
      return answer(trx, request, id);
    });
    return body;
  });

  serveCall(app, inboxCalls.findDuplicates, async (request) => {
    const entry = await findEntry(deps.db, requiredId(pathId(request)), request.viewer);
    const { target } = parseQuery(findDuplicatesSchema, request);
    const values = valuesFor(target, entry);
    const duplicates = await findDuplicates(deps.reads, target, { ...values, email: entry.email });
    const roles = target === 'account' ? await findRolesToGive(deps.reads, request.requireViewer()) : [];
    return { data: { values: onlyGivable(values, roles), found: duplicates, roles } };
  });

  serveCall(app, inboxCalls.convertEntry, async (request) => {
    const id = queryId(request);
    const conversion = parseBody(convertEntrySchema, request);
    await convertEntry(actingOf(request, deps), { id, ...conversion });
    return answer(deps.db, request, id);
  });
}

/** Whether the viewer may remove entries of all families in the list; each family has its own call. */
function mayRemoveAny(viewer: FastifyRequest['viewer']): boolean {
  return readableFamilies(viewer).every((family) => {
    const { remove } = familyResources[family].wire;
    return remove !== undefined && mayCall(viewer, remove.access);
  });
}

function requiredId(id: number | null): number {
  if (id === null) throw new AppError('NOT_FOUND', { message: 'no such entry' });
  return id;
}

async function findEntry(db: Db, id: number, viewer: Viewer | null) {
  const row = await db
    .selectFrom('form_entries')
    .select(['kind', 'reference', 'locale', 'name', 'email', 'company_name', 'data', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('family', 'in', readableFamilies(viewer))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no entry ${id}` });
  return row;
}
