import QrCode from 'qrcode';

import type { Mail } from './mail';

/** A picture inside the mail; the HTML refers to it as `cid:NAME`. */
export interface MailPicture {
  readonly name: string;
  /** PNG. */
  readonly content: Buffer;
}

/** Files of a mail. */
export interface MailFiles {
  readonly pictures: readonly MailPicture[];
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null;
}

export const noFiles: MailFiles = { pictures: [], calendar: null };

/** Name of the picture of the ticket at this place in the mail. */
export const pictureName = (index: number): string => `ticket-${index + 1}@enlace`;

/** The QR codes of the tickets of a mail, and its calendar file. */
export async function filesOf(mail: Mail): Promise<MailFiles> {
  if (!('tickets' in mail.values)) return noFiles;
  const { tickets, calendar, method } = mail.values;
  const pictures = await Promise.all(
    tickets
      .filter(() => method === 'REQUEST')
      .map(async ({ code }, index) => ({
        name: pictureName(index),
        content: await QrCode.toBuffer(code, { errorCorrectionLevel: 'M', margin: 2, width: 480 }),
      })),
  );
  return { pictures, calendar: calendar === '' ? null : { method, text: calendar } };
}
