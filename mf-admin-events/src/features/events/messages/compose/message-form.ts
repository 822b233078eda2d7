import { instantOf } from '@enlace/shared-admin';
import type { messageAudiences, segmentAudiences } from '@enlace/shared-contract/events';
import { type Locale, locales } from '@enlace/shared-contract/text';

interface Words {
  readonly subject: string;
  readonly body: string;
}

/** What the composer has. */
export interface MessageForm {
  readonly texts: Readonly<Record<Locale, Words>>;
  readonly audience: (typeof segmentAudiences)[number];
  readonly ticketIds: readonly number[];
  readonly states: readonly (typeof messageAudiences)[number][];
  /** Empty for all people. */
  readonly checkedIn: '' | '1' | '0';
  readonly languages: readonly Locale[];
  readonly isLater: boolean;
  /** By the clock of the event. */
  readonly sendAt: string;
}

const empty: Words = { subject: '', body: '' };

export const emptyForm: MessageForm = {
  texts: { en: empty, es: empty, pt: empty },
  audience: 'attendees',
  ticketIds: [],
  states: ['confirmed'],
  checkedIn: '',
  languages: [],
  isLater: false,
  sendAt: '',
};

const isBlank = ({ subject, body }: Words): boolean => subject.trim() === '' && body.trim() === '';

/** Languages with a subject or a body. */
export function writtenLanguages({ texts }: MessageForm): readonly Locale[] {
  return locales.filter((locale) => !isBlank(texts[locale]));
}

export function textsBody(form: MessageForm) {
  return Object.fromEntries(writtenLanguages(form).map((locale) => [locale, form.texts[locale]]));
}

export function segmentBody({ audience, ticketIds, states, checkedIn, languages }: MessageForm) {
  if (audience === 'waiting') return { audience, ticket_ids: ticketIds, languages };
  return {
    ticket_ids: ticketIds,
    states,
    languages,
    ...(checkedIn === '' ? {} : { checked_in: checkedIn }),
  };
}

/** What is missing, by field, in the order of the form. A message without texts misses those of the open language. */
export function problemsOf(
  form: MessageForm,
  openLanguage: Locale,
  neededText: string,
): Readonly<Record<string, string>> {
  const languages = writtenLanguages(form);
  const entries = (languages.length === 0 ? [openLanguage] : languages).flatMap((locale) =>
    (['subject', 'body'] as const)
      .filter((name) => form.texts[locale][name].trim() === '')
      .map((name) => [`texts.${locale}.${name}`, neededText] as const),
  );
  return Object.fromEntries([
    ...entries,
    ...(form.audience === 'attendees' && form.states.length === 0 ? [['segment', neededText] as const] : []),
    ...(form.isLater && form.sendAt === '' ? [['send_at', neededText] as const] : []),
  ]);
}

/** The language of a field of the texts, e.g. of `texts.es.body`; null for other fields. */
export function languageOfField(name: string): Locale | null {
  return locales.find((locale) => name.startsWith(`texts.${locale}.`)) ?? null;
}

/** The id of a field, for the focus. */
export const idOfField = (name: string): string => `message-${name.replaceAll('.', '-')}`;

/** The time of a planned message; empty for one that is sent at once. */
export function sendAtBody({ isLater, sendAt }: MessageForm, zone: string): string {
  return isLater && sendAt !== '' ? instantOf(sendAt, zone) : '';
}
