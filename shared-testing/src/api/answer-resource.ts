import { mayCall, mayCallForRows, type Viewer } from '@enlace/shared-contract/access';
import { dependentsCall, restoreCall, versionTag } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { HttpAnswer } from '@enlace/shared-data';

import { buildBlank } from '../builders/build-blank';
import type { RecordedCall } from './fake-api';
import type { FakeStore, Row } from './fake-store';
import { ownerIds } from './kept-values';
import { resources } from './resources';

interface Asked {
  readonly resource: Resource;
  readonly call: RecordedCall;
  readonly store: FakeStore;
  readonly viewer: Viewer | null;
}

/** The answer to a call of a resource that the store has; null for other calls. */
export function answerResource(call: RecordedCall, store: FakeStore, viewer: Viewer | null): HttpAnswer | null {
  for (const resource of resources.filter(({ name }) => store.has(name))) {
    const question = { resource, call, store, viewer };
    if (isCall(call, `/api/v2/${resource.name}/by-slug/{id}`)) return answerRecord(question, 'slug');
    if (isCall(call, dependentsCall.path) && call.params['resource'] === resource.name)
      return { status: 200, body: { data: [] } };
    if (resource.capabilities.trash && isCall(call, restoreCall.path) && call.params['resource'] === resource.name)
      return answerTrash(question, 'Restored');
    const operation = Object.entries(resource.wire).find(
      ([, wire]) => wire.method === call.method && isCall(call, wire.path),
    );
    if (operation === undefined) continue;
    const [name, wire] = operation;
    if (!mayCallForRows(viewer, wire.access)) throw new AppError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    if (name === 'list') return answerList(question);
    if (name === 'get') return answerRecord(question, 'id');
    return name === 'hardRemove' ? answerTrash(question, 'Deleted for good') : answerWrite(question, name);
  }
  return null;
}

function isCall(call: RecordedCall, path: string): boolean {
  return call.path === path;
}

function answerList({ resource, call, store, viewer }: Asked): HttpAnswer {
  const { order, page, per_page = 25, limit = 1000, trashed: trashFilter } = call.query;
  const storedRows = trashFilter === 'only' ? store.trash(resource.name) : store.rows(resource.name);
  const rows = order === 'desc' ? [...storedRows].reverse() : storedRows;
  const size = Number(per_page);
  const pageRows =
    page === undefined ? rows.slice(0, Number(limit)) : rows.slice((Number(page) - 1) * size, Number(page) * size);
  const truncation = pageRows.length < rows.length ? { truncated: true } : {};
  const paging = {
    total: rows.length,
    ...(page === undefined ? truncation : { page: Number(page), per_page: size }),
  };
  const { add } = resource.wire;
  const abilities = { add: add !== undefined && mayCallForRows(viewer, add.access) };
  const data = pageRows.map((row) => read(resource.listEntity, resource, row, viewer));
  return { status: 200, body: { data, meta: { ...paging, abilities } } };
}

function answerRecord({ resource, call, store, viewer }: Asked, key: 'id' | 'slug'): HttpAnswer {
  const row = store.find(resource.name, key, call.params['id']);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { status: 200, body: { data: read(resource.entity, resource, row, viewer) } };
}

function answerWrite(question: Asked, operation: string): HttpAnswer {
  const { resource, call, store, viewer } = question;
  if (operation === 'add') {
    const row = store.add(resource, buildBlank(resource.name, call.body), parseBody(resource, call.body));
    return { status: 201, body: { data: read(resource.entity, resource, row, viewer), message: 'Saved' } };
  }
  const row = store.find(resource.name, 'id', call.params['id']);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (operation !== 'edit') {
    store.remove(resource, Number(row['id']));
    return { status: 200, body: { data: { id: row['id'] }, message: 'Deleted' } };
  }
  const { updated_at: seenVersion, ...values } = call.body;
  const isSeen = seenVersion === undefined || seenVersion === row['updated_at'];
  const isVersion = call.ifMatch === undefined || call.ifMatch === versionTag(String(row['updated_at']));
  if (!isSeen || !isVersion) throw new AppError('EDIT_CONFLICT', { details: conflictOf(row) });
  // An edit sends any part of the fields. Missing fields are checked with their stored values.
  const checked = parseBody(resource, { ...row, ...ownerIds(row), ...values });
  const changes = Object.fromEntries(Object.entries(checked).filter(([name]) => name in values));
  const editedRow = store.edit(resource, row, changes);
  return { status: 200, body: { data: read(resource.entity, resource, editedRow, viewer), message: 'Saved' } };
}

/** The part of `editConflictSchema` that names the other editor. */
function conflictOf(row: Row): object {
  return { changed_by: { id: 2, name: 'Ana Ruiz' }, changed_at: row['updated_at'] };
}

/** Restores a row from the trash or deletes it for good; CONFLICT when the trash does not contain it. */
function answerTrash({ resource, call, store, viewer }: Asked, message: string): HttpAnswer {
  const id = Number(call.params['id']);
  const isKept = isCall(call, restoreCall.path);
  if (isKept && !may(resource, 'remove', viewer)) throw new AppError('FORBIDDEN');
  if (store.trash(resource.name).every((row) => row['id'] !== id))
    throw new AppError(store.find(resource.name, 'id', id) === undefined ? 'NOT_FOUND' : 'CONFLICT');
  store.takeFromTrash(resource.name, id, isKept);
  return { status: 200, body: { data: { id }, message } };
}

function parseBody(resource: Resource, body: Row): Row {
  const parsed = resource.write.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const { code, path } of parsed.error.issues) (fields[path.join('.')] ??= []).push(`server: ${code}`);
  const answer = { error: 'VALIDATION_FAILED', message: 'server: check the fields', code: 'VALIDATION_FAILED' };
  throw new AppError('VALIDATION_FAILED', { userMessage: answer.message, fields, body: { ...answer, errors: fields } });
}

/** A row in the form of an answer: the contract's fields and the viewer's abilities. */
function read(schema: Resource['entity'], resource: Resource, row: Row, viewer: Viewer | null): Row {
  const parsed = schema.safeParse(row);
  if (!parsed.success)
    throw new Error(`a row of ${resource.name} breaks the contract: ${JSON.stringify(parsed.error.issues)}`);
  if (!('abilities' in schema.shape)) return parsed.data;
  const { hardRemove } = resource.wire;
  return {
    abilities: {
      edit: may(resource, 'edit', viewer),
      remove: may(resource, 'remove', viewer),
      ...(hardRemove === undefined ? {} : { hardRemove: may(resource, 'hardRemove', viewer) }),
    },
    ...parsed.data,
  };
}

function may(resource: Resource, operation: 'edit' | 'remove' | 'hardRemove', viewer: Viewer | null): boolean {
  const call = resource.wire[operation];
  return call !== undefined && mayCall(viewer, call.access);
}
