import type { Locale } from '@enlace/shared-contract';

import { recordAudit } from '../infrastructure/audit/record-audit';
import type { Db } from '../infrastructure/db/database';
import { galleryColumns } from './files';
import { forgetHistory } from './history/forget-history';
import { recordRevision } from './history/record-revision';
import { beforeRemoval, keepRemoval, type Undo } from './undo/removals';
import { takeSnapshot } from './history/snapshot';
import { forgetMediaUses, noteMediaUses } from './media-uses';
import { changeRelation } from './relations';
import type { MountedResource } from './resource-options';
import { freeSlug } from './slugs';
import type { Row } from './table-repository';
import { columnsOf } from './write-values';
import { changeOf, nextVersion, showsFiles, type Writing } from './writing';

/**
 * Adds a row from checked values, files stored: with its slug, relations, history and audit entry. `more` are columns
 * that no body sets. Answers its id.
 */
export async function addRow(
  trx: Db,
  mounted: MountedResource,
  sent: Row,
  writing: Writing,
  more: Row = {},
): Promise<number> {
  const { resource, options } = mounted;
  const values = await prepared(trx, mounted, null, sent, writing);
  const { repository, slugFrom, files = {} } = options;
  const slug = slugFrom === undefined ? {} : { slug: await freeSlug(trx, repository.table, String(values[slugFrom])) };
  const times = { created_at: writing.now, updated_at: writing.now };
  const galleries = galleryColumns(files, values, null);
  // Where nobody says when, what is added is published at once.
  const isTimed = 'published_at' in resource.write.shape;
  const published = resource.hasDrafts && !isTimed ? { published_at: writing.now } : {};
  const columns = { ...published, ...columnsOf(resource, values, null), ...galleries, ...slug, ...times, ...more };
  const id = await repository.add(trx, columns);
  await changeRelations(trx, mounted, id, values, writing.locale);
  if (showsFiles(mounted)) await noteMediaUses(trx, resource.name, repository.table, id);
  await settle(trx, mounted, id, null, values, writing);
  await recordRevision(trx, mounted, id, null, changeOf(writing, 'add'));
  await recordAudit(trx, {
    origin: writing.origin,
    action: 'add',
    resource: resource.name,
    rowId: id,
    after: values,
  });
  return id;
}

/** Changes a row, held, by checked values: any of the fields, with relations, history and audit entry. */
export async function editRow(
  trx: Db,
  mounted: MountedResource,
  before: Row,
  sent: Row,
  writing: Writing,
  more: Row = {},
): Promise<void> {
  const { resource, options } = mounted;
  const { repository, files = {} } = options;
  const id = Number(before['id']);
  const values = await prepared(trx, mounted, before, sent, writing);
  const snapshot = await takeSnapshot(trx, mounted, id);
  const updated_at = nextVersion(before['updated_at'], writing.now);
  const galleries = galleryColumns(files, values, before);
  await repository.edit(trx, id, { ...columnsOf(resource, values, before), ...galleries, ...more, updated_at });
  await changeRelations(trx, mounted, id, values, writing.locale);
  if (showsFiles(mounted)) await noteMediaUses(trx, resource.name, repository.table, id);
  await settle(trx, mounted, id, before, values, writing);
  await recordRevision(trx, mounted, id, snapshot, changeOf(writing, 'edit'));
  await recordAudit(trx, {
    origin: writing.origin,
    action: writing.action ?? 'edit',
    resource: resource.name,
    rowId: id,
    before: changed(before, values),
    after: values,
  });
}

/** Removes a row, held: into the trash where there is one, with what hangs on it else. Answers how to undo it. */
export async function removeRow(trx: Db, mounted: MountedResource, before: Row, writing: Writing): Promise<Undo> {
  const { resource, options } = mounted;
  const id = Number(before['id']);
  const snapshot = await takeSnapshot(trx, mounted, id);
  const candidates = await beforeRemoval(trx, mounted, id);
  await options.repository.remove(trx, id, nextVersion(before['updated_at'], writing.now));
  const undo = await keepRemoval(trx, mounted, before, candidates, writing);
  if (showsFiles(mounted) && !resource.isSoftDeleted) await forgetMediaUses(trx, resource.name, id);
  await settle(trx, mounted, id, before, {}, writing);
  await recordRevision(trx, mounted, id, snapshot, changeOf(writing, 'remove'));
  const kept = options.isPersonal ? {} : { before };
  await recordAudit(trx, { origin: writing.origin, action: 'remove', resource: resource.name, rowId: id, ...kept });
  return undo;
}

/** Takes a row, held, out of the trash. */
export async function restoreRow(trx: Db, mounted: MountedResource, before: Row, writing: Writing): Promise<void> {
  const id = Number(before['id']);
  const snapshot = await takeSnapshot(trx, mounted, id);
  await mounted.options.repository.restore(trx, id, nextVersion(before['updated_at'], writing.now));
  await settle(trx, mounted, id, before, {}, writing);
  await recordRevision(trx, mounted, id, snapshot, changeOf(writing, 'restore'));
}

/** What else the resource makes of a change that has been written; nothing where the row itself is gone. */
export async function settle(
  trx: Db,
  { options }: MountedResource,
  id: number,
  before: Row | null,
  values: Row,
  writing: Writing,
): Promise<void> {
  if (options.settle === undefined) return;
  const after = await options.repository.lockAny(trx, id);
  if (after !== null) await options.settle(trx, { id, before, after, values, writing });
}

/** Deletes a row of the trash, held, for good, with what is kept beside it. */
export async function eraseRow(trx: Db, mounted: MountedResource, before: Row, writing: Writing): Promise<void> {
  const { resource, options } = mounted;
  const id = Number(before['id']);
  await options.settle?.(trx, { id, before, after: null, values: {}, writing });
  await options.repository.erase(trx, id);
  await forgetMediaUses(trx, resource.name, id);
  await forgetHistory(trx, resource.name, id);
}

/** What a resource itself makes of the values before they are written. */
async function prepared(
  trx: Db,
  { options }: MountedResource,
  before: Row | null,
  values: Row,
  { viewer, locale, now }: Writing,
): Promise<Row> {
  const id = before === null ? null : Number(before['id']);
  return (await options.prepare?.(trx, { id, values, before, viewer, locale, now })) ?? values;
}

async function changeRelations(
  trx: Db,
  { resource, options }: MountedResource,
  id: number,
  values: Row,
  locale: Locale,
): Promise<void> {
  for (const relation of resource.relations) {
    const pair = options.relations?.[relation.field];
    if (pair !== undefined) await changeRelation(trx, relation, pair, id, values, locale);
  }
}

/** What the changed fields were. */
function changed(before: Row, values: Row): Row {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in values));
}
