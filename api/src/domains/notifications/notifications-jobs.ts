import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { sendDigests } from './digest/send-digests';
import { cleanNotifications } from './notifications.repository';

const clean = defineJob({ kind: 'notifications.clean', payload: z.object({}), everySeconds: 3600 });

const sendDailyDigests = defineJob({ kind: 'mail.send-digests', payload: z.object({}), everySeconds: 600 });

export function notificationsJobs({ db, clock, env, mails }: ApiDeps): readonly JobRunner[] {
  const settings = { productName: env.productName, origin: env.publicUrl };
  return [
    clean.runs(() => cleanNotifications(db, clock())),
    sendDailyDigests.runs(() => sendDigests(db, mails, settings, clock())),
  ];
}
