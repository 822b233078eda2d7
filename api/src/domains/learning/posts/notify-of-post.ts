import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/core/table/expressions';
import { isLocale } from '@enlace/shared-contract/text';
import { notify } from '../../notifications';
import { lessonAnswerMail } from './mails/lesson-answer.mail';
import { lessonQuestionMail } from './mails/lesson-question.mail';

export interface Post {
  readonly lessonId: number;
  /** Null for a question. */
  readonly questionId: number | null;
  readonly userId: number;
  readonly text: string;
  readonly now: Date;
}

interface Reader {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly locale: string;
}

/** Notifies of a question those who teach the course, and of an answer all who wrote in its question. */
export async function notifyOfPost(trx: Db, { lessonId, questionId, userId, text, now }: Post): Promise<void> {
  const isReader =
    questionId === null
      ? sql`u.id in (select i.user_id from course_instructors i join lessons l on l.course_id = i.course_id
          where l.id = ${lessonId})`
      : sql`u.id in (select x.user_id from lesson_posts x
          where (x.id = ${questionId} or x.question_id = ${questionId}) and x.removed_at is null)`;
  const { rows: readers } = await sql<Reader>`select u.id, u.email, u.first_name, u.locale from users u
    where ${isReader} and u.id <> ${userId} and u.deleted_at is null and u.disabled_at is null
      and u.anonymised_at is null and u.email_verified_at is not null order by u.id limit 100`.execute(trx);
  const mail = questionId === null ? lessonQuestionMail : lessonAnswerMail;
  for (const reader of readers) {
    const locale = isLocale(reader.locale) ? reader.locale : 'en';
    const { rows } = await sql<{ lesson: string; path: string; other: string }>`
      select ${translateColumn({ lang: locale, now }, 'title', 'l')} as lesson,
        '/my/courses/' || c.slug || '/' || l.slug as path, w.first_name as other
      from lessons l join courses c on c.id = l.course_id join users w on w.id = ${userId}
      where l.id = ${lessonId}`.execute(trx);
    const [place] = rows;
    if (place === undefined) return;
    const { lesson, path, other } = place;
    const values = { name: reader.first_name, other, subject: lesson, path, body: text };
    await queueMail(trx, { email: reader.email, locale }, mail, values);
    const facts = { other, lesson };
    await notify(trx, { template: mail.template, facts, link: `${path}#lesson-questions` }, { userIds: [reader.id] });
  }
}
