import { type RawBuilder, sql } from 'kysely';
import { buffer } from 'node:stream/consumers';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import type { FileStore } from '../../../infrastructure/files/file-store';
import { filesPath, mediaFolders } from '../../../infrastructure/files/media.repository';
import type { MailCatalogue } from '../../../infrastructure/mail/mail-catalogue';
import type { MailSettings } from '../../../infrastructure/mail/render-mail';
import { renderStoredMail } from '../../../infrastructure/mail/render-stored-mail';
import { type Account, findAccounts, rowsOf } from './find-accounts';

/** Raise it when the shape of an archive changes. */
const version = 2;
const pageSize = 500;

export interface ArchiveOptions {
  readonly now: Date;
  /** The columns of the personal-data register; each names its part of the archive. */
  readonly columns: readonly PersonColumn[];
  readonly files: FileStore;
  /** All mails, and their settings: the archive contains their texts. */
  readonly mails: MailTexts;
}

interface MailTexts extends MailSettings {
  readonly catalogue: MailCatalogue;
}

type Row = Readonly<Record<string, unknown>>;

/** The part with the files that the person sent, as base64: the portrait and pictures of forms. */
const attachmentsPart = 'attachments';

/**
 * All stored data of a person, with the accounts that were merged into the person's account, as pieces of a JSON text:
 * `{ version, product, created_at, data: { <part>: [...] } }`. Every part of the register is included; an empty part is
 * an empty list. Rows are read in pages, so that a large archive needs little memory.
 */
export async function* archiveOf(db: Db, userId: number, options: ArchiveOptions): AsyncGenerator<string> {
  const { now, columns, mails } = options;
  const accounts = await findAccounts(db, userId);
  const head = { version, product: mails.productName, created_at: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  for (const entry of columns) {
    if (entry.part === null || entry.shows === undefined || accounts.length === 0) continue;
    yield `\n${JSON.stringify(entry.part)}:[`;
    yield* rowsOfPart(db, entry, rowsOf(entry, accounts), mails);
    yield '],';
  }
  yield `\n${JSON.stringify(attachmentsPart)}:[`;
  yield* attachmentsOf(db, accounts, options);
  yield ']\n}}\n';
}

async function* rowsOfPart(
  db: Db,
  entry: PersonColumn,
  condition: RawBuilder<unknown>,
  mails: MailTexts,
): AsyncGenerator<string> {
  const [name = ''] = entry.column.split('.');
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(part) as row from (
      select ${sql.raw(entry.shows ?? '')} from ${sql.table(name)} where ${condition}
      order by ctid limit ${pageSize} offset ${offset}) as part`.execute(db);
    for (const [index, { row }] of rows.entries()) {
      const completeRow = name === 'outbox_mails' ? withText(row, mails) : row;
      yield `${offset + index === 0 ? '' : ','}\n${JSON.stringify(completeRow)}`;
    }
    if (rows.length < pageSize) return;
  }
}

/** A mail with its text in place of its values. */
function withText({ values, ...row }: Row, { catalogue, ...settings }: MailTexts): Row {
  const mail = catalogue.get(String(row['template']));
  const texts = mail && renderStoredMail(mail, { locale: row['locale'], values }, settings);
  return { ...row, subject: texts?.subject ?? null, text: texts?.text ?? null };
}

interface Attachment {
  readonly part: string;
  readonly url: string;
  readonly mime: string;
  readonly name: string | null;
}

async function* attachmentsOf(
  db: Db,
  accounts: readonly Account[],
  { columns, files }: ArchiveOptions,
): AsyncGenerator<string> {
  let isFirst = true;
  for (const attachment of await findAttachments(db, accounts, columns)) {
    const file = await files.open(attachment.url.slice(filesPath.length));
    if (file === null) continue;
    const content = (await buffer(file.stream())).toString('base64');
    yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...attachment, bytes: file.bytes, content })}`;
    isFirst = false;
  }
}

async function findAttachments(
  db: Db,
  accounts: readonly Account[],
  columns: readonly PersonColumn[],
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const entry of columns) {
    const picture = entry.column === 'users.id' ? 'avatar' : entry.picture;
    if (picture === undefined) continue;
    const [table, column] = [sql.table(entry.column.split('.')[0] ?? ''), sql.ref(picture)];
    const pictures = await sql<{ text: string }>`select ${column}::text as text from ${table}
      where ${column} is not null and ${rowsOf(entry, accounts)}`.execute(db);
    const folders = pictures.rows.flatMap(({ text }) => mediaFolders(text));
    if (folders.length === 0) continue;
    const { rows } = await sql<Omit<Attachment, 'part'>>`select url, mime, name from media
      where left(hash, 32) in (${sql.join(folders)}) order by id`.execute(db);
    attachments.push(...rows.map((row) => ({ part: entry.part ?? '', ...row })));
  }
  return attachments;
}
