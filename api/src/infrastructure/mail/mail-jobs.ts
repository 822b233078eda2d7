import { notificationSettingsCalls } from '@enlace/shared-contract';
import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob, HopelessJobError, type JobRunner } from '../jobs/define-job';
import { keepTrying } from '../jobs/keep-trying';
import { sendDigests } from './digest';
import type { Mail } from './mail';
import { findRecipientId } from './mail-choices';
import { mailKinds } from './mail-kinds';
import { isOutdated } from './mail-lifetimes';
import { filesOf } from './mail-files';
import type { MailTransport } from './mail-transport';
import { giveUpMail } from './mail-attempts';
import { cleanOutbox, findMail, markFailed, markSent, sendMail } from './outbox.repository';
import { type MailSettings, renderMail } from './render-mail';
import { isSwitchable, type UnsubscribeTokens } from './unsubscribe-tokens';

const sendDailyDigests = defineJob({ kind: 'mail.send-digests', payload: z.object({}), everySeconds: 600 });
const cleanMails = defineJob({ kind: 'mail.clean', payload: z.object({}), everySeconds: 3600 });

export interface MailJobsContext {
  readonly db: Db;
  /** Null without a mail server: mails wait until a process has one. */
  readonly transport: MailTransport | null;
  readonly settings: MailSettings;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly now?: () => Date;
}

/** The jobs of the outbox: they send mails and digests, and delete old mails. */
export function mailJobs({
  db,
  transport,
  settings,
  unsubscribeTokens,
  now = () => new Date(),
}: MailJobsContext): readonly JobRunner[] {
  async function unsubscribeLink(recipient: string, template: Mail['template']): Promise<string | undefined> {
    const kind = mailKinds[template];
    const userId = isSwitchable(kind) ? await findRecipientId(db, recipient) : null;
    if (userId === null) return undefined;
    const query = new URLSearchParams({ token: unsubscribeTokens.issue({ userId, kind }) });
    return new URL(`${notificationSettingsCalls.unsubscribe.path}?${query}`, settings.origin).href;
  }

  const sending = (mailTransport: MailTransport): JobRunner =>
    sendMail.runs(
      async ({ mail: id }) => {
        const waitingMail = await findMail(db, id);
        if (waitingMail === null) return;
        if (waitingMail.mail === null) throw new HopelessJobError('the values of the mail are gone');
        const { mail, recipient, createdAt } = waitingMail;
        if (isOutdated(mail.template, createdAt, now())) return giveUpMail(db, id, 'too old to be of use');
        const unsubscribe = await unsubscribeLink(recipient, mail.template);
        const renderedMail = renderMail(mail, waitingMail.locale, settings, unsubscribe);
        const files = await filesOf(mail, { lang: waitingMail.locale, productName: settings.productName });
        await mailTransport.send(waitingMail.recipient, renderedMail, waitingMail.key, files);
        // Without this mark, a sent mail would be sent again.
        await keepTrying(() => markSent(db, id));
      },
      (trx, { mail }, reason) => markFailed(trx, mail, reason),
    );

  return [
    // Jobs of a kind without a runner wait, without an attempt.
    ...(transport === null ? [] : [sending(transport)]),
    cleanMails.runs(() => cleanOutbox(db)),
    sendDailyDigests.runs(() => sendDigests(db, settings, now())),
  ];
}
