import type { Viewer } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import { type EntryData, textOf } from '../entry-values';
import { inboxCondition, type InboxFilters } from './inbox-filters';

interface FileRow {
  readonly id: number;
  readonly reference: string;
  readonly kind: string;
  readonly state: string;
  readonly locale: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly company_name: string | null;
  readonly topic: string | null;
  readonly chapter: string | null;
  readonly assignee: string | null;
  readonly data: EntryData;
  readonly replies: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const inboxColumns = [
  'reference',
  'kind',
  'state',
  'language',
  'created_at',
  'updated_at',
  'name',
  'email',
  'phone',
  'company',
  'website',
  'topic',
  'chapter',
  'message',
  'assignee',
  'replies',
];

export async function countInboxFile(db: Db, filters: InboxFilters, viewer: Viewer | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from form_entries e
    where ${inboxCondition(filters, viewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The filtered entries, the oldest first. */
export async function* inboxBatches(
  db: Db,
  filters: InboxFilters,
  viewer: Viewer | null,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const batches = keysetBatches<FileRow>(async (after, size) => {
    const { rows } = await sql<FileRow>`select e.id, e.reference, e.kind, e.state, e.locale, e.name, e.email,
        e.company_name, (select t.name from contact_topics t where t.id = e.topic_id) as topic,
        (select c.name from chapters c where c.id = e.chapter_id) as chapter,
        (select trim(a.first_name || ' ' || a.last_name) from users a where a.id = e.assignee_id) as assignee,
        e.data, (select count(*) from form_replies r where r.entry_id = e.id) as replies, e.created_at, e.updated_at
      from form_entries e where ${inboxCondition(filters, viewer)} and e.id > ${after}
      order by e.id limit ${size}`.execute(db);
    return rows;
  });
  for await (const batch of batches) yield batch.map(cellsOf);
}

function cellsOf(row: FileRow): readonly Cell[] {
  const { data } = row;
  return [
    row.reference,
    row.kind,
    row.state,
    row.locale,
    row.created_at,
    row.updated_at,
    row.name,
    row.email,
    textOf(data, 'phone'),
    row.company_name,
    textOf(data, 'website'),
    row.topic ?? textOf(data, 'topic'),
    row.chapter,
    textOf(data, 'message') ?? textOf(data, 'description'),
    row.assignee,
    row.replies,
  ];
}
