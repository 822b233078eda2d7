import { createHash } from 'node:crypto';

import { createTransport } from 'nodemailer';

import type { Db } from '../db/database';
import type { RenderedMail } from './rendered-mail';
import { type MailFiles, noFiles } from './mail-files';

export interface MailTransport {
  /**
   * `key` names the mail, also at the next attempt: a receiver that gets a mail twice, because an answer was lost, shows
   * it once.
   */
  send(recipient: string, mail: RenderedMail, key: string, files?: MailFiles): Promise<void>;
  close(): void;
}

export interface SmtpTimeouts {
  /** Milliseconds until the connection is open, and until the server greets; less than the lease of a job. */
  readonly connectionMs: number;
  /**
   * Milliseconds of silence. A mail server may check a mail for minutes before it confirms it, and an early end would
   * send the mail again. The lease of the job is renewed meanwhile.
   */
  readonly silenceMs: number;
}

const usualTimeouts: SmtpTimeouts = { connectionMs: 10_000, silenceMs: 180_000 };

export function createSmtpTransport(url: string, sender: string, timeouts = usualTimeouts): MailTransport {
  const transport = createTransport(
    {
      url,
      dnsTimeout: timeouts.connectionMs,
      connectionTimeout: timeouts.connectionMs,
      greetingTimeout: timeouts.connectionMs,
      socketTimeout: timeouts.silenceMs,
    },
    { from: sender },
  );
  const domain = /@([\w.-]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
  return {
    send: async (recipient, mail, key, { pictures, sheets, calendar } = noFiles) => {
      await transport.sendMail({
        messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`,
        to: { name: '', address: recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: [
          ...pictures.map(({ name, content }) => ({
            filename: `${name.split('@')[0]}.png`,
            content,
            cid: name,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          })),
          ...sheets.map(({ name, content }) => ({ filename: name, content, contentType: 'application/pdf' })),
        ],
        ...(calendar === null
          ? {}
          : { icalEvent: { method: calendar.method, filename: calendar.file, content: calendar.text } }),
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        // The content of a mail must not make the server read a file or call an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** Mail programs show a button for them, which sends a POST (RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: RenderedMail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** For development without SMTP: mails are stored in a table and shown at /dev/mail. */
export function createCatchingTransport(db: Db, sender: string): MailTransport {
  return {
    send: async (recipient, mail, _key, { pictures, calendar } = noFiles) => {
      await db
        .insertInto('caught_mails')
        .values({
          sender,
          recipient,
          ...mail,
          html: withPictures(mail.html, pictures),
          calendar: calendar?.text ?? null,
        })
        .execute();
    },
    close: () => undefined,
  };
}

/** The mailbox shows a mail as one page, so its pictures are in the HTML. */
function withPictures(html: string, pictures: MailFiles['pictures']): string {
  return pictures.reduce(
    (text, { name, content }) =>
      text.replaceAll(`"cid:${name}"`, `"data:image/png;base64,${content.toString('base64')}"`),
    html,
  );
}
