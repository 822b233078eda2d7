import { AppError } from '@enlace/shared-contract/errors';
import type { Certificate } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { isShownLesson } from '../course-status';

export interface Issue {
  readonly userId: number;
  readonly courseId: number;
  /** With the language of the learner, in which the title is stored. */
  readonly context: ReadContext;
  readonly now: Date;
}

/** Issues the certificate of a completed course. It keeps the name, the title and the time of now. */
export async function issueCertificate(trx: Db, { userId, courseId, context, now }: Issue): Promise<void> {
  await sql`insert into certificates (user_id, course_id, name, course_title, minutes, issued_at)
    select u.id, t.id, trim(u.first_name || ' ' || u.last_name), ${translateColumn(context, 'title')},
      (select coalesce(sum(l.minutes), 0) from lessons l where l.course_id = t.id and ${isShownLesson(context, 'l')}),
      ${now}
    from users u, courses t where u.id = ${userId} and t.id = ${courseId}
    on conflict do nothing`.execute(trx);
}

/** A certificate that is not revoked, with the name. */
export interface IssuedCertificate extends Omit<Certificate, 'name' | 'is_own' | 'file_token'> {
  readonly name: string;
  readonly userId: number;
}

/**
 * The certificate with a code.
 * @throws REVOKED for a revoked one, NOT_FOUND for an unknown code
 */
export async function findCertificate(db: Db, code: string): Promise<IssuedCertificate> {
  const row = await db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  requireValid(row.revoked_at);
  const { name, course_title, minutes, issued_at: issuedAt, shows_name, user_id: userId } = row;
  return { code, name, course_title, minutes, issued_at: issuedAt.toISOString(), shows_name, userId };
}

/**
 * The learner of a certificate chooses whether the name is public. A repeated call changes nothing.
 * @throws NOT_FOUND also for certificates of others, REVOKED for a revoked one
 */
export async function showName(
  { deps, viewer }: WriteContext,
  { code, showsName }: { readonly code: string; readonly showsName: boolean },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('certificates')
      .select(['id', 'user_id', 'revoked_at'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.user_id !== viewer?.id) throw new AppError('NOT_FOUND');
    requireValid(row.revoked_at);
    await trx.updateTable('certificates').set({ shows_name: showsName }).where('id', '=', row.id).execute();
  });
}

function requireValid(revokedAt: Date | null): void {
  if (revokedAt !== null)
    throw new AppError('REVOKED', { details: { revoked: true, revoked_at: revokedAt.toISOString() } });
}

/** Revokes a certificate for good. A repeated call changes nothing. */
export async function revokeCertificate(
  { deps, now, origin }: WriteContext,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('certificates')
      .select(['id', 'course_id', 'revoked_at'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.revoked_at !== null) return;
    await trx
      .updateTable('certificates')
      .set({ revoked_at: now, revoked_reason: reason })
      .where('id', '=', row.id)
      .execute();
    const after = { revoked_certificate: row.id, reason };
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: row.course_id, after });
  });
}
