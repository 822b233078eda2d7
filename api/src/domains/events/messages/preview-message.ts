import { AppError } from '@enlace/shared-contract/errors';
import type { messagePreviewSchema, MessageSegment, MessageTexts } from '@enlace/shared-contract/events';
import { type Locale, locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { renderMail } from '../../../infrastructure/mail/render-mail';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { CalendarEvent } from '../calendar/event-calendar';
import { requireEvent } from '../codes/codes.repository';
import { eventForMail } from '../mails/tickets-with-event';
import { requirePublicEvent } from './message-readers';
import { languageFor, messageValues, unknownWords } from './render-message';
import { countRecipients } from './segment';
import { eventMessageLimit } from '../event-limits';
import { eventMessageMail } from './event-message.mail';
import { waitingMessageMail } from './waiting-message.mail';

interface Draft {
  readonly eventId: number | null;
  readonly texts: MessageTexts;
  readonly segment: MessageSegment;
}

/** The recipients of a draft by the language that they would read, and its mails with the viewer's name. */
export async function previewMessage(writing: WriteContext, { eventId, texts, segment }: Draft) {
  const { deps, viewer } = writing;
  const event = await requireEvent(deps.db, eventId);
  const counts = await countRecipients(deps.db, event, segment);
  const isWaiting = segment.audience === 'waiting';
  const languages: Partial<Record<Locale, number>> = {};
  for (const { locale, count } of counts) {
    const lang = languageFor(texts, locale);
    languages[lang] = (languages[lang] ?? 0) + count;
  }
  const settings = { productName: deps.env.productName, origin: deps.env.publicUrl };
  const mails: z.infer<typeof messagePreviewSchema>['data']['mails'] = [];
  for (const locale of locales.filter((one) => texts[one] !== undefined)) {
    const shownEvent = isWaiting
      ? await requirePublicEvent(deps.db, event, { lang: locale, now: writing.now })
      : await findEventOf(deps.db, event, locale, writing);
    const reader = { first_name: firstName(viewer?.name), event: shownEvent };
    const mail = isWaiting ? waitingMessageMail : eventMessageMail;
    const { subject, text } = renderMail(mail.fill(messageValues(texts, locale, reader)), locale, settings);
    mails.push({ locale, subject, text });
  }
  const recipients = counts.reduce((sum, { count }) => sum + count, 0);
  const declinedCount = counts.reduce((sum, { declined: number }) => sum + number, 0);
  return { recipients, declined: declinedCount, languages, mails, unknown: [...unknownWords(texts)] };
}

/** Mails a draft in each written language to the viewer; answers the address. Throws NOT_FOUND and RATE_LIMITED. */
export async function testMessage(
  writing: WriteContext,
  { eventId, texts }: { readonly eventId: number | null; readonly texts: MessageTexts },
): Promise<string> {
  const { deps, viewer } = writing;
  const event = await requireEvent(deps.db, eventId);
  const user = await deps.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', viewer?.id ?? 0)
    .executeTakeFirst();
  if (user === undefined) throw new AppError('FORBIDDEN', { message: 'a test without a user' });
  await deps.limits.count(eventMessageLimit, `test ${viewer?.id ?? 0}`);
  await transact(deps.db, async (trx) => {
    for (const locale of locales.filter((one) => texts[one] !== undefined)) {
      const reader = { first_name: user.first_name ?? '', event: await findEventOf(trx, event, locale, writing) };
      await queueMail(trx, { email: user.email, locale }, eventMessageMail, messageValues(texts, locale, reader));
    }
  });
  return user.email;
}

const firstName = (name = ''): string => name.split(' ')[0] ?? '';

async function findEventOf(db: Db, id: number, lang: Locale, { now }: WriteContext): Promise<CalendarEvent> {
  const { rows } = await sql<{ event: CalendarEvent }>`select ${eventForMail({ lang, now }, sql`e.venue_address`)}
    as event from events e where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
  return row.event;
}
