import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/jobs/define-job';
import { enqueue } from '../../infrastructure/jobs/enqueue';
import { countSeats } from './capacity/count-seats';
import { sendEventNews, tellAttendees } from './mails/event-news';
import { sendMessage, sendMessageMails } from './messages/send-message';
import { mailTickets, sendTicketMails } from './mails/order-mails';
import { remindAttendees, sendReminders } from './mails/reminders';
import { releaseDueHolds, releaseHolds } from './orders/expire-holds';
import { forgetAnswers, forgetSensitiveAnswers } from './questions/forget-answers';

const noteFigures = defineJob({ kind: 'events.note-figures', payload: z.object({ event: z.number() }) });
const countSeatsJob = defineJob({ kind: 'events.count-seats', payload: z.object({}), everySeconds: 86_400 });

/** The figures of an event on lists and rendered pages are at most this much older than its last sale. */
const pauseMs = 1000;

/**
 * Background jobs of the domain: figures of events follow their sales, seats are counted again each night, expired
 * holds give their seats back, sensitive answers are deleted, and mails.
 */
export function eventsJobs(deps: Pick<ApiDeps, 'db' | 'clock' | 'env' | 'logger'>): readonly JobRunner[] {
  const { db, clock, logger } = deps;
  return [
    noteFigures.runs(({ event }) => copyFigures(db, event)),
    forgetAnswers.runs(() => forgetSensitiveAnswers(db, clock())),
    countSeatsJob.runs(() => countSeats({ db, logger })),
    mailTickets.runs(({ order }) => sendTicketMails(deps, order)),
    tellAttendees.runs(({ event }) => sendEventNews(deps, event)),
    remindAttendees.runs(() => sendReminders(deps)),
    sendMessage.runs(({ message }, run) => sendMessageMails(deps, message, run)),
    releaseHolds.runs(({ event }) => releaseDueHolds(db, event, clock())),
  ];
}

/** Has the figures of an event copied soon; many sales of a second together cause one copy. */
export async function requestFigures(trx: Db, event: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + pauseMs);
  await enqueue(trx, noteFigures, { event }, { key: `event ${event}`, runAt });
}

/** The change of the row is announced, so that pages with the event are rendered again. */
async function copyFigures(db: Db, event: number): Promise<void> {
  await sql`update events e set going_count = c.sold from capacities c
    where e.id = ${event} and c.kind = 'event' and c.owner_id = e.id and e.going_count <> c.sold`.execute(db);
}
