import type { Locale } from '@enlace/shared-contract';
import { buffer } from 'node:stream/consumers';

import { drawSheet } from '../pdf/draw-sheet';
import type { Mail } from './mail';
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
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null;
}

export const noFiles: MailFiles = { pictures: [], sheets: [], calendar: null };

/** Name of the picture of the ticket at this place in the mail. */
export const pictureName = (index: number): string => `ticket-${index + 1}@enlace`;

interface FileOptions {
  readonly lang: Locale;
  readonly productName: string;
}

/** The receipt of a mail; the QR codes of its tickets, and its calendar file. */
export async function filesOf(mail: Mail, options: FileOptions): Promise<MailFiles> {
  if ('sheet' in mail.values && mail.values.sheet !== null) {
    const { sheet } = mail.values;
    return { ...noFiles, sheets: [{ name: `${sheet.file}.pdf`, content: await buffer(drawSheet(sheet, options)) }] };
  }
  if (!('tickets' in mail.values)) return noFiles;
  const { tickets, calendar, method } = mail.values;
  const pictures = await Promise.all(
    tickets
      .filter(() => method === 'REQUEST')
      .map(async ({ code }, index) => ({
        name: pictureName(index),
        content: await drawQrPicture(code),
      })),
  );
  return { ...noFiles, pictures, calendar: calendar === '' ? null : { method, text: calendar } };
}
