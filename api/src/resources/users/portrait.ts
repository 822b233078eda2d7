import { sql } from 'kysely';

import type { Db } from '../../db/database';
import type { Picture } from '../../db/core.tables';
import type { ApiDeps } from '../../deps';
import { pictureOf } from '../../files/media.repository';
import { storeUpload } from '../../files/store-upload';
import { UploadedFile } from '../../http/uploaded-file';
import { noteMediaUses } from '../../kit/media-uses';
import type { UserValues } from './account-values';
import type { Acting } from './acting';

/**
 * The portrait that a body brings: an upload, kept out of the media library, since who sees it is hers to say; null to
 * take it away; undefined when it is sent back as it was. Not for transactions: pictures are encoded.
 */
export async function portraitOf(
  deps: ApiDeps,
  { viewer, locale }: Acting,
  { avatar, first_name, last_name }: UserValues,
): Promise<Picture | null | undefined> {
  if (avatar === null || avatar === '') return null;
  if (!(avatar instanceof UploadedFile)) return undefined;
  const asked = { kind: 'image', field: 'avatar', locale, createdBy: viewer.id, isPublic: false } as const;
  const alt = first_name === undefined ? viewer.name : `${first_name} ${last_name ?? ''}`.trim();
  return pictureOf(await storeUpload(deps, avatar, asked), alt);
}

/** Notes where the portrait is used, by her name rather than by her address. */
export async function notePortrait(trx: Db, userId: number): Promise<void> {
  await noteMediaUses(trx, 'users', 'users', userId);
  await sql`update media_uses set label = (select trim(first_name || ' ' || last_name) from users where id = ${userId})
    where resource = 'users' and row_id = ${userId}`.execute(trx);
}
