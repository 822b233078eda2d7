import { createTransport } from 'nodemailer';

import type { Db } from '../db/database';
import type { RenderedMail } from './mail';

export interface MailTransport {
  send(recipient: string, mail: RenderedMail): Promise<void>;
  close(): void;
}

export function createSmtpTransport(url: string, sender: string): MailTransport {
  const transport = createTransport(url, { from: sender });
  return {
    send: async (recipient, mail) => {
      await transport.sendMail({
        to: { name: '', address: recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // The content of a mail must not make the server read a file or call an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** For development without SMTP: mails are stored in a table and shown at /dev/mail. */
export function createCatchingTransport(db: Db, sender: string): MailTransport {
  return {
    send: async (recipient, mail) => {
      await db
        .insertInto('caught_mails')
        .values({ sender, recipient, ...mail })
        .execute();
    },
    close: () => undefined,
  };
}
