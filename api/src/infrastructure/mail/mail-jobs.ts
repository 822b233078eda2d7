import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob, HopelessJobError, type JobRunner } from '../jobs/define-job';
import { keepTrying } from '../jobs/keep-trying';
import { filesOf } from './mail-files';
import type { MailTransport } from './mail-transport';
import { cleanOutbox, findMail, markFailed, markSent, sendMail } from './outbox.repository';
import { type MailSettings, renderMail } from './render-mail';

const cleanMails = defineJob({ kind: 'mail.clean', payload: z.object({}), everySeconds: 3600 });

export interface MailJobsContext {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly settings: MailSettings;
}

/** The jobs of the outbox: one sends a mail, one deletes old mails. */
export function mailJobs({ db, transport, settings }: MailJobsContext): readonly JobRunner[] {
  return [
    sendMail.runs(
      async ({ mail: id }) => {
        const waitingMail = await findMail(db, id);
        if (waitingMail === null) return;
        if (waitingMail.mail === null) throw new HopelessJobError('the values of the mail are gone');
        const renderedMail = renderMail(waitingMail.mail, waitingMail.locale, settings);
        await transport.send(waitingMail.recipient, renderedMail, waitingMail.key, await filesOf(waitingMail.mail));
        // Without this mark, a sent mail would be sent again.
        await keepTrying(() => markSent(db, id));
      },
      (trx, { mail }) => markFailed(trx, mail),
    ),
    cleanMails.runs(() => cleanOutbox(db)),
  ];
}
