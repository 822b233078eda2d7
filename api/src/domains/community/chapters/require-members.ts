import { mayCall } from '@enlace/shared-contract/access';
import { chapters } from '@enlace/shared-contract/community';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { isMember, isPresent } from '../../identity';

const { edit } = chapters.wire;

/**
 * Throws VALIDATION_FAILED when a chapter leader attaches a leader who is no member of the chapter, or detaches another
 * leader. Viewers who may edit all chapters can attach and detach any user.
 */
export async function requireMembers(trx: Db, { id, values, viewer, locale }: PlannedWrite): Promise<void> {
  if (id === null || edit === undefined || mayCall(viewer, edit.access)) return;
  const otherIds = idsOf(values['detach_chapter_leaders']).filter((leaderId) => leaderId !== viewer?.id);
  if (otherIds.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      message: `no right to detach leaders of chapter ${id}`,
      fields: { detach_chapter_leaders: [fieldText(locale, 'notAllowed')] },
    });
  const ids = idsOf(values['attach_chapter_leaders']);
  if (ids.length === 0) return;
  const { rows } = await sql`select 1 from users u where u.id in (${sql.join(ids)}) and ${isPresent()} and ${isMember()}
    and (u.chapter_id = ${id} or exists (select 1 from chapter_leaders led
      where led.chapter_id = ${id} and led.user_id = u.id))`.execute(trx);
  if (rows.length < ids.length) {
    const fields = { attach_chapter_leaders: [fieldText(locale, 'unknownRow')] };
    throw new AppError('VALIDATION_FAILED', { message: `not members of chapter ${id}`, fields });
  }
}

export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.map(Number))] : [];
}
