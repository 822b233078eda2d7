import type { Locale } from '@enlace/shared-contract/text';
import { buffer } from 'node:stream/consumers';

import { drawSheet } from '../pdf/draw-sheet';
import type { CalendarInMail, Mail } from './define-mail';
import { drawQrPicture } from './qr-picture';

/** A picture inside the mail; the HTML refers to it as `cid:NAME`. */
export interface MailPicture {
  readonly name: string;
  /** PNG. */
  readonly content: Buffer;
}

/** Files of a mail. */
export interface MailFiles {
  readonly pictures: readonly MailPicture[];
  /** Printed sheets, as PDF. */
  readonly sheets: readonly { readonly name: string; readonly content: Buffer }[];
  readonly calendar: CalendarInMail | null;
}

export const noFiles: MailFiles = { pictures: [], sheets: [], calendar: null };

/** The picture of a QR code, as the HTML of the mail names it. */
export const pictureName = (name: string): string => `${name}@enlace`;

interface FileOptions {
  readonly lang: Locale;
  readonly productName: string;
}

/** The printed sheet of a mail, the pictures of its QR codes, and its calendar file. */
export async function filesOf(mail: Mail, options: FileOptions): Promise<MailFiles> {
  const { codes, sheet, calendar } = mail.files();
  return {
    pictures: await Promise.all(
      codes.map(async ({ name, content }) => ({ name: pictureName(name), content: await drawQrPicture(content) })),
    ),
    sheets:
      sheet === null ? [] : [{ name: `${sheet.file}.pdf`, content: await buffer(await drawSheet(sheet, options)) }],
    calendar,
  };
}
