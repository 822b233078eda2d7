import { messagePlaceholders, type MessageTexts } from '@enlace/shared-contract/events';
import { isLocale, type Locale, locales } from '@enlace/shared-contract/text';

import { oneLine } from '../../../infrastructure/mail/clean-text';
import { placeText } from '../mails/time-and-place';
import { timeText } from '../mails/time-text';
import type { TicketWithEvent } from '../mails/tickets-with-event';

/** The reader of a message, or the sender of a test; `token`: of the page of the ticket or of the place. */
export type MessageReader = Pick<TicketWithEvent, 'first_name' | 'event'> & { readonly token?: string };

/** The written language for a reader: the reader's, else the first one. */
export function languageFor(texts: MessageTexts, locale: string): Locale {
  if (isLocale(locale) && texts[locale] !== undefined) return locale;
  return locales.find((one) => texts[one] !== undefined) ?? 'en';
}

/** The values of a reader's mail in a written language, with its placeholders filled. */
export function messageValues(texts: MessageTexts, locale: Locale, { first_name: name, event, token }: MessageReader) {
  const words: Readonly<Record<(typeof messagePlaceholders)[number], string>> = {
    first_name: oneLine(name),
    event: event.title,
    when: timeText(event, locale),
    where: placeText(event, locale),
  };
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, word: string) =>
      Object.hasOwn(words, word) ? words[word as keyof typeof words] : whole,
    );
  const { subject, body } = texts[locale] ?? { subject: '', body: '' };
  return {
    name,
    event: event.title,
    path: `/events/${encodeURIComponent(event.slug)}`,
    subject: fill(subject),
    body: fill(body),
    ...(token === undefined ? {} : { token }),
  };
}

/** Words in braces that are no placeholders. */
export function unknownWords(texts: MessageTexts): readonly string[] {
  const knownWords: readonly string[] = messagePlaceholders;
  const text = Object.values(texts)
    .map(({ subject, body }) => `${subject} ${body}`)
    .join(' ');
  const words = [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
  return [...new Set(words.filter((word) => !knownWords.includes(word)))];
}
