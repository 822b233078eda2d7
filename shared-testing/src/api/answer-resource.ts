import {
  AppError,
  dependentsCall,
  mayCall,
  type Resource,
  restoreCall,
  versionTag,
  type Viewer,
} from '@enlace/shared-contract';
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

/** The answer to a call of a resource the store has rows of; null for any other. */
export function answerResource(call: RecordedCall, store: FakeStore, viewer: Viewer | null): HttpAnswer | null {
  for (const resource of resources.filter(({ name }) => store.has(name))) {
    const asked = { resource, call, store, viewer };
    if (isCall(call, `/api/v2/${resource.name}/by-slug/{id}`)) return answerRecord(asked, 'slug');
    if (isCall(call, dependentsCall.path) && call.params['resource'] === resource.name)
      return { status: 200, body: { data: [] } };
    if (isCall(call, restoreCall.path) && call.params['resource'] === resource.name)
      return answerTrash(asked, 'Restored');
    const operation = Object.entries(resource.wire).find(
      ([, wire]) => wire.method === call.method && isCall(call, wire.path),
    );
    if (operation === undefined) continue;
    const [name, wire] = operation;
    if (!mayCall(viewer, wire.access)) throw new AppError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    if (name === 'list') return answerList(asked);
    if (name === 'get') return answerRecord(asked, 'id');
    return name === 'hardRemove' ? answerTrash(asked, 'Deleted for good') : answerWrite(asked, name);
  }
  return null;
}

function isCall(call: RecordedCall, path: string): boolean {
  return call.path === path;
}

function answerList({ resource, call, store, viewer }: Asked): HttpAnswer {
  const { order, page, per_page = 25, limit = 1000, trashed } = call.query;
  const kept = trashed === 'only' ? store.trash(resource.name) : store.rows(resource.name);
  const rows = order === 'desc' ? [...kept].reverse() : kept;
  const size = Number(per_page);
  const shown =
    page === undefined ? rows.slice(0, Number(limit)) : rows.slice((Number(page) - 1) * size, Number(page) * size);
  const paging = page === undefined ? {} : { total: rows.length, page: Number(page), per_page: size };
  const abilities = { add: may(resource, 'add', viewer) };
  const data = shown.map((row) => read(resource.listEntity, resource, row, viewer));
  return { status: 200, body: { data, meta: { ...paging, abilities } } };
}

function answerRecord({ resource, call, store, viewer }: Asked, key: 'id' | 'slug'): HttpAnswer {
  const row = store.find(resource.name, key, call.params['id']);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { status: 200, body: { data: read(resource.entity, resource, row, viewer) } };
}

function answerWrite(asked: Asked, operation: string): HttpAnswer {
  const { resource, call, store, viewer } = asked;
  if (operation === 'add') {
    const row = store.add(resource, buildBlank(resource.name, call.body), validated(resource, call.body));
    return { status: 201, body: { data: read(resource.entity, resource, row, viewer), message: 'Saved' } };
  }
  const row = store.find(resource.name, 'id', call.params['id']);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (operation !== 'edit') {
    store.remove(resource, Number(row['id']));
    return { status: 200, body: { data: { id: row['id'] }, message: 'Deleted' } };
  }
  const { updated_at: seen, ...values } = call.body;
  const isSeen = seen === undefined || seen === row['updated_at'];
  const isVersion = call.ifMatch === undefined || call.ifMatch === versionTag(String(row['updated_at']));
  if (!isSeen || !isVersion) throw new AppError('EDIT_CONFLICT');
  // Edit takes any part of the fields: what is not sent is checked as it stands.
  const checked = validated(resource, { ...row, ...ownerIds(row), ...values });
  const changes = Object.fromEntries(Object.entries(checked).filter(([name]) => name in values));
  const edited = store.edit(resource, row, changes);
  return { status: 200, body: { data: read(resource.entity, resource, edited, viewer), message: 'Saved' } };
}

/** Brings a row back from the trash, or takes it away for good; CONFLICT when it is not in there. */
function answerTrash({ resource, call, store, viewer }: Asked, message: string): HttpAnswer {
  const id = Number(call.params['id']);
  const isKept = isCall(call, restoreCall.path);
  if (isKept && !may(resource, 'remove', viewer)) throw new AppError('FORBIDDEN');
  if (store.trash(resource.name).every((row) => row['id'] !== id))
    throw new AppError(store.find(resource.name, 'id', id) === undefined ? 'NOT_FOUND' : 'CONFLICT');
  store.takeFromTrash(resource.name, id, isKept);
  return { status: 200, body: { data: { id }, message } };
}

function validated(resource: Resource, body: Row): Row {
  const parsed = resource.write.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const { code, path } of parsed.error.issues) (fields[path.join('.')] ??= []).push(`server: ${code}`);
  const answer = { error: 'VALIDATION_FAILED', message: 'server: check the fields', code: 'VALIDATION_FAILED' };
  throw new AppError('VALIDATION_FAILED', { userMessage: answer.message, fields, body: { ...answer, errors: fields } });
}

/** A row as an answer carries it: only what the contract says, and what the viewer may do with it. */
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

function may(resource: Resource, operation: 'add' | 'edit' | 'remove' | 'hardRemove', viewer: Viewer | null): boolean {
  const call = resource.wire[operation];
  return call !== undefined && mayCall(viewer, call.access);
}
