import { notificationSettingsCalls } from '@enlace/shared-contract/notifications';
import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob, HopelessJobError, type JobRunner } from '../background-jobs/define-job';
import { keepTrying } from '../background-jobs/keep-trying';
import type { AnyMailDefinition } from './define-mail';
import type { MailCatalogue } from './mail-catalogue';
import { findRecipientId } from './mail-choices';
import { isOutdated } from './mail-lifetimes';
import { hashEmail } from './mail-stops';
import { filesOf } from './mail-files';
import type { MailTransport } from './mail-transport';
import { giveUpMail, notDue } from './mail-attempts';
import { createTurns } from './create-turns';
import { cleanOutbox, findMail, markFailed, markSent, sendMail } from './outbox.repository';
import { type MailSettings, renderMail } from './render-mail';
import { isSwitchable, type UnsubscribeTokens } from './unsubscribe-tokens';

const cleanMails = defineJob({ kind: 'mail.clean', payload: z.object({}), everySeconds: 3600 });

export interface MailJobsContext {
  readonly db: Db;
  readonly mails: MailCatalogue;
  /** Null without a mail server: mails wait until a process has one. */
  readonly transport: MailTransport | null;
  readonly settings: MailSettings;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly now?: () => Date;
}

/** The jobs of the outbox: they send mails, and delete old ones. */
export function mailJobs({
  db,
  mails,
  transport,
  settings,
  unsubscribeTokens,
  now = () => new Date(),
}: MailJobsContext): readonly JobRunner[] {
  async function unsubscribeLink(recipient: string, { kind }: AnyMailDefinition): Promise<string | undefined> {
    if (!isSwitchable(kind)) return undefined;
    const userId = await findRecipientId(db, recipient);
    // The digest is of accounts only.
    if (userId === null && kind === 'digest') return undefined;
    const owner = userId === null ? { emailHash: hashEmail(recipient) } : { userId };
    const query = new URLSearchParams({ token: unsubscribeTokens.issue({ ...owner, kind }) });
    return new URL(`${notificationSettingsCalls.unsubscribe.path}?${query}`, settings.origin).href;
  }

  const takeTurn = createTurns();

  const sending = (mailTransport: MailTransport): JobRunner =>
    sendMail.runs(
      async ({ mail: id }) => {
        const waitingMail = await findMail(db, mails, id);
        if (waitingMail === null) return;
        if (waitingMail.mail === null) throw new HopelessJobError('the values of the mail are gone');
        const { mail, recipient, createdAt } = waitingMail;
        if (isOutdated(mail.definition, createdAt, now())) return giveUpMail(db, mails, id, 'too old to be of use');
        // A mail that is no longer due must not follow the mail that cancels it.
        await takeTurn(recipient, async () => {
          if (!(await mail.isDue(db))) return giveUpMail(db, mails, id, notDue);
          const unsubscribe = await unsubscribeLink(recipient, mail.definition);
          const currentMail = await mail.refresh(db);
          const renderedMail = renderMail(currentMail, waitingMail.locale, settings, unsubscribe);
          const files = await filesOf(currentMail, { lang: waitingMail.locale, productName: settings.productName });
          await mailTransport.send(waitingMail.recipient, renderedMail, waitingMail.key, files);
          // Without this mark, a sent mail would be sent again.
          await keepTrying(() => markSent(db, mail.definition, [id]));
        });
      },
      (trx, { mail }, reason) => markFailed(trx, mails, mail, reason),
    );

  return [
    // Jobs of a kind without a runner wait, without an attempt.
    ...(transport === null ? [] : [sending(transport)]),
    cleanMails.runs(() => cleanOutbox(db)),
  ];
}
