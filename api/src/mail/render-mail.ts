import type { Locale } from '@enlace/shared-contract';

import type { Mail, RenderedMail } from './mail';
import { layOutMail } from './mail-layout';
import { mailWords, sharedWords } from './mail-texts';

export interface MailSettings {
  readonly productName: string;
  /** Origin of the site, for links. */
  readonly origin: string;
}

/** Writes a mail as plain text and as HTML. Values are plain text; the layout escapes them. */
export function renderMail(mail: Mail, locale: Locale, settings: MailSettings): RenderedMail {
  const words = mailWords[locale][mail.template];
  const shared = sharedWords[locale];
  const pin = 'pin' in mail.values ? mail.values.pin : '';
  const fill = (text: string): string =>
    text.replace(/\{(name|product|pin)\}/g, (_, key: string) =>
      key === 'name' ? oneLine(mail.values.name) : key === 'pin' ? pin : settings.productName,
    );
  const link = new URL(linkPath(mail), settings.origin).href;
  const parts = {
    locale,
    productName: settings.productName,
    subject: fill(words.subject),
    preheader: fill(words.preheader),
    greeting: fill(words.greeting),
    paragraphs: words.paragraphs.map(fill),
    pin: words.pinLabel === undefined ? null : { label: words.pinLabel, value: pin },
    button: { label: words.button, link },
    linkHint: shared.linkHint,
    notes: words.notes.map(fill),
    footer: fill(shared.footer),
  };
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    ...(parts.pin === null ? [] : [`${parts.pin.label}: ${parts.pin.value}`]),
    `${parts.button.label}:\n${link}`,
    ...parts.notes,
    `--\n${parts.footer}`,
  ].join('\n\n');
  return { subject: parts.subject, text: `${text}\n`, html: layOutMail(parts) };
}

function linkPath(mail: Mail): string {
  switch (mail.template) {
    case 'verifyEmail':
      return `/verify-email?${new URLSearchParams({ user_id: String(mail.values.userId), pin: mail.values.pin })}`;
    case 'forgotPassword':
      return `/reset-password?${new URLSearchParams({ email: mail.values.email, pin: mail.values.pin })}`;
    case 'passwordChanged':
      return '/login';
  }
}

/** A name is what a stranger may have typed into a form: no lines of her own, no essays, no addresses in our mail. */
function oneLine(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\w+:\/\/\S*|\bwww\.\S*/gi, '')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
