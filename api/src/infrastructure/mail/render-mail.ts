import type { Locale } from '@enlace/shared-contract/text';

import { quotedLines, writtenLines } from './clean-text';
import type { Mail } from './define-mail';
import { pictureName } from './mail-files';
import { layOutMail } from './mail-layout';
import { sharedWords } from './mail-words';
import type { RenderedMail } from './rendered-mail';

export interface MailSettings {
  readonly productName: string;
  /** Origin of the site, for links. */
  readonly origin: string;
}

/**
 * Writes a mail as plain text and as HTML. Values are plain text; the layout escapes them.
 * @param unsubscribe address that stops mails of this kind
 */
export function renderMail(mail: Mail, locale: Locale, settings: MailSettings, unsubscribe?: string): RenderedMail {
  const words = mail.definition.words[locale];
  const shared = sharedWords[locale];
  const content = mail.content(locale);
  const filledValues: Readonly<Record<string, string>> = { ...content.placeholders, product: settings.productName };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => filledValues[name] ?? '');
  const link = mailLink(mail, settings.origin);
  const absolute = (path: string): string => new URL(path, settings.origin).href;
  const parts = {
    locale,
    productName: settings.productName,
    subject: fill(words.subject),
    preheader: fill(words.preheader),
    // Without a name, no comma is left.
    greeting: fill(words.greeting).trimEnd().replace(/,$/, ''),
    paragraphs: [
      ...words.paragraphs.map(fill).filter((text) => text !== ''),
      ...quotedLines(content.quotedTexts),
      ...writtenLines(content.writtenText),
    ],
    pin: words.pinLabel === undefined ? null : { label: words.pinLabel, value: filledValues['pin'] ?? '' },
    button: { label: fill(words.button), link },
    links: content.links.map(({ label, link: page }) => ({ label, link: absolute(page) })),
    codes: content.codes.map(({ name, title, path }) => ({ title, picture: pictureName(name), link: absolute(path) })),
    linkHint: shared.linkHint,
    notes: words.notes.map(fill),
    footer: fill(shared.footer),
    unsubscribe: unsubscribe === undefined ? null : { label: shared.unsubscribe, link: unsubscribe },
  };
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    ...(parts.pin === null ? [] : [`${parts.pin.label}: ${parts.pin.value}`]),
    ...(parts.codes.length > 1 ? parts.codes.map(({ title, link: page }) => `${title}:\n${page}`) : []),
    `${parts.button.label}:\n${link}`,
    ...parts.links.map(({ label, link: page }) => `${label}:\n${page}`),
    ...parts.notes,
    `--\n${parts.footer}`,
    ...(parts.unsubscribe === null ? [] : [`${parts.unsubscribe.label}:\n${parts.unsubscribe.link}`]),
  ].join('\n\n');
  const renderedMail = { subject: parts.subject, text: `${text}\n`, html: layOutMail(parts) };
  return unsubscribe === undefined ? renderedMail : { ...renderedMail, unsubscribe };
}

/** The page that a mail is about. */
export const mailLink = (mail: Mail, origin: string): string => new URL(mail.path(), origin).href;
