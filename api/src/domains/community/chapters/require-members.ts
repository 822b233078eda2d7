import { AppError, chapters, mayCall } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { PlannedWrite } from '../../../kit/resource-options';
import type { Row } from '../../../kit/table-repository';
import { isMember, isPresent } from '../../identity';

const { edit } = chapters.wire;

/**
 * Throws VALIDATION_FAILED when a chapter leader attaches a leader who is no member of the chapter. Viewers who may
 * edit all chapters can attach any user.
 */
export async function requireMembers(trx: Db, { id, values, viewer, locale }: PlannedWrite): Promise<Row> {
  const leaderIds = values['attach_chapter_leaders'];
  const ids = Array.isArray(leaderIds) ? [...new Set(leaderIds.map(Number))] : [];
  if (id === null || ids.length === 0 || edit === undefined || mayCall(viewer, edit.access)) return values;
  const { rows } = await sql`select 1 from users u where u.id in (${sql.join(ids)}) and ${isPresent()} and ${isMember()}
    and (u.chapter_id = ${id} or exists (select 1 from chapter_leaders led
      where led.chapter_id = ${id} and led.user_id = u.id))`.execute(trx);
  if (rows.length < ids.length) {
    const fields = { attach_chapter_leaders: [fieldText(locale, 'unknownRow')] };
    throw new AppError('VALIDATION_FAILED', { message: `not members of chapter ${id}`, fields });
  }
  return values;
}
