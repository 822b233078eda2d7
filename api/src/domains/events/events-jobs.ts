import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { countSeats } from './capacity/count-seats';
import { copyFigures, noteFigures } from './capacity/note-figures';
import { sendMessage, sendMessageMails } from './messages/send-message';
import { mailTickets, sendTicketMails } from './mails/order-mails';
import { remindAttendees, sendReminders } from './mails/reminders';
import { releaseDueHolds, releaseHolds } from './orders/expire-holds';
import { tellAttendees } from './news/news-job';
import { sendEventNews } from './news/send-news';
import { forgetAnswers, forgetSensitiveAnswers } from './questions/forget-answers';

const countSeatsJob = defineJob({ kind: 'events.count-seats', payload: z.object({}), everySeconds: 86_400 });

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
    mailTickets.runs(({ order, is_gift: isGift }) => sendTicketMails(deps, order, isGift)),
    tellAttendees.runs(({ event }) => sendEventNews(deps, event)),
    remindAttendees.runs(() => sendReminders(deps)),
    sendMessage.runs(({ message }, run) => sendMessageMails(deps, message, run)),
    releaseHolds.runs(({ event }) => releaseDueHolds(deps, event, clock())),
  ];
}
