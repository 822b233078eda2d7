import type { Certificate } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';
import type { Readable } from 'node:stream';

import { createPdf, type fonts, ink } from '../../../infrastructure/pdf/create-pdf';
import { dayText } from '../../../kit/core/values/day-text';
import { drawCode } from '../../../infrastructure/pdf/draw-code';
import { fitText } from '../../../infrastructure/pdf/fit-text';

/** A4, lying; points. */
const size = [841.89, 595.28] as const;
const [width, height] = size;
const margin = 64;
const codeSide = 120;

interface CertificateTexts {
  readonly title: string;
  /** In place of a name that is not shown. */
  readonly member: string;
  readonly completed: string;
  /** `{hours}`: number of hours. */
  readonly hours: Readonly<Record<'one' | 'other', string>>;
  readonly issued: string;
  readonly verify: string;
}

const texts: Readonly<Record<Locale, CertificateTexts>> = {
  en: {
    title: 'Certificate',
    member: 'A member of {product}',
    completed: 'has completed the course',
    hours: { one: '{hours} hour of learning', other: '{hours} hours of learning' },
    issued: 'Issued on {date} by {product}',
    verify: 'Verify this certificate:',
  },
  es: {
    title: 'Certificado',
    member: 'Una integrante de {product}',
    completed: 'ha completado el curso',
    hours: { one: '{hours} hora de aprendizaje', other: '{hours} horas de aprendizaje' },
    issued: 'Emitido el {date} por {product}',
    verify: 'Verifica este certificado:',
  },
  pt: {
    title: 'Certificado',
    member: 'Uma integrante de {product}',
    completed: 'concluiu o curso',
    hours: { one: '{hours} hora de aprendizagem', other: '{hours} horas de aprendizagem' },
    issued: 'Emitido em {date} por {product}',
    verify: 'Verifique este certificado:',
  },
};

export interface CertificateFile {
  readonly certificate: Pick<Certificate, 'name' | 'course_title' | 'minutes' | 'issued_at'>;
  readonly lang: Locale;
  readonly productName: string;
  /** Address of the public page. */
  readonly address: string;
}

/** The certificate as a PDF of one page, with the QR code of its public page. */
export async function certificateFile({ certificate, lang, productName, address }: CertificateFile): Promise<Readable> {
  const words = texts[lang];
  const doc = await createPdf({ title: `${words.title}: ${certificate.course_title}`, lang, productName, size });
  doc.addPage();
  doc.rect(0, 0, width, 18).fill(ink.accent);

  let top = 96;
  const write = (text: string, font: keyof typeof fonts, largest: number, color: string, gap: number) => {
    const room = { font, width: width - 2 * margin, largest, smallest: Math.min(largest, 14), mostLines: 2 };
    const { lines, size: letterSize } = fitText(doc, text, room);
    for (const line of lines) {
      doc.font(font).fontSize(letterSize).fillColor(color).text(line, margin, top, { lineBreak: false });
      top += letterSize * 1.2;
    }
    top += gap;
  };
  write(`${productName} · ${words.title}`, 'bold', 16, ink.accent, 40);
  write(certificate.name ?? words.member.replace('{product}', productName), 'heavy', 42, ink.text, 12);
  write(words.completed, 'plain', 16, ink.soft, 12);
  write(certificate.course_title, 'bold', 28, ink.text, 16);
  if (certificate.minutes > 0) write(hoursText(certificate.minutes, lang), 'plain', 14, ink.soft, 0);
  const date = dayText(lang, new Date(certificate.issued_at));
  write(words.issued.replace('{date}', date).replace('{product}', productName), 'plain', 14, ink.soft, 0);

  top = height - 110;
  write(words.verify, 'bold', 11, ink.text, 2);
  write(address, 'plain', 11, ink.soft, 0);
  drawCode(doc, address, width - margin - codeSide, height - margin - codeSide, codeSide);
  doc.end();
  return doc;
}

function hoursText(minutes: number, lang: Locale): string {
  const hours = Math.round(minutes / 6) / 10;
  const { one, other } = texts[lang].hours;
  const isOne = new Intl.PluralRules(lang).select(hours) === 'one';
  return (isOne ? one : other).replace('{hours}', new Intl.NumberFormat(lang).format(hours));
}
