import type { TaskState } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/core/table/expressions';
import { notify } from '../../notifications';
import { taskAcceptedMail } from './mails/task-accepted.mail';
import { taskReturnedMail } from './mails/task-returned.mail';

interface Review {
  readonly taskId: number;
  readonly lessonId: number;
  readonly userId: number;
  readonly state: TaskState;
  readonly words: string;
  /** Of the learner. */
  readonly locale: Locale;
  readonly now: Date;
}

/** Notifies a learner that an author accepted or returned a task. */
export async function notifyOfReview(trx: Db, review: Review): Promise<void> {
  const { taskId, lessonId, userId, state, words, locale, now } = review;
  const { rows } = await sql<{ email: string; name: string; lesson: string; path: string }>`
    select u.email, u.first_name as name, ${translateColumn({ lang: locale, now }, 'title', 'l')} as lesson,
      '/my/courses/' || c.slug || '/' || l.slug as path
    from users u, lessons l join courses c on c.id = l.course_id
    where u.id = ${userId} and l.id = ${lessonId} and u.disabled_at is null and u.email_verified_at is not null`.execute(
    trx,
  );
  const [reader] = rows;
  if (reader === undefined) return;
  const { email, name, lesson, path } = reader;
  const mail = state === 'accepted' ? taskAcceptedMail : taskReturnedMail;
  const values = { name, subject: lesson, path, body: words, taskId, reviewedAt: now.toISOString() };
  await queueMail(trx, { email, locale }, mail, values);
  await notify(trx, { template: mail.template, facts: { lesson }, link: path }, { userIds: [userId] });
}
