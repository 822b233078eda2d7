import { companyRegistrationPath, type Locale } from '@enlace/shared-contract';

import type { Mail, RenderedMail } from './mail';
import { pictureName } from './mail-files';
import { layOutMail, type MailParts, type MailTicket } from './mail-layout';
import { mailWords, sharedWords } from './mail-texts';

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
  const words = mailWords[locale][mail.template];
  const shared = sharedWords[locale];
  const pin = 'pin' in mail.values ? mail.values.pin : '';
  const filledValues: Readonly<Record<string, string>> = {
    name: oneLine(mail.values.name),
    product: settings.productName,
    pin,
    date: 'date' in mail.values ? longDate(mail.values.date, locale) : '',
    what: 'what' in mail.values ? mail.values.what : '',
    reference: 'reference' in mail.values ? mail.values.reference : '',
    count: 'count' in mail.values ? singleLine(mail.values.count) : '',
    event: 'event' in mail.values ? singleLine(mail.values.event) : '',
    when: 'when' in mail.values ? mail.values.when : '',
    amount: 'amount' in mail.values ? mail.values.amount : '',
    until: 'until' in mail.values ? mail.values.until : '',
    position: 'position' in mail.values ? mail.values.position : '',
    other: 'other' in mail.values ? oneLine(mail.values.other ?? '') : '',
    money: 'money' in mail.values ? (mail.values.money ?? '') : '',
    reason: 'reason' in mail.values ? singleLine(mail.values.reason ?? '') : '',
    where: 'where' in mail.values ? singleLine(mail.values.where) : '',
    subject: 'subject' in mail.values ? mail.values.subject.replace(/[\p{Cc}\p{Cf}]+/gu, ' ') : '',
  };
  const fill = (text: string): string =>
    text.replace(
      /\{(name|product|pin|date|what|reference|count|subject|event|when|where|other|amount|until|position|reason|money)\}/g,
      (_, key: string) => filledValues[key] ?? '',
    );
  const link = mailLink(mail, settings.origin);
  const parts = {
    locale,
    productName: settings.productName,
    subject: fill(words.subject),
    preheader: fill(words.preheader),
    greeting: fill(words.greeting),
    paragraphs: [
      ...words.paragraphs.map(fill).filter((text) => text !== ''),
      ...quotedLines(mail),
      ...writtenLines(mail),
    ],
    pin: words.pinLabel === undefined ? null : { label: words.pinLabel, value: pin },
    button: { label: fill(words.button), link },
    links: linksOf(mail, words.links ?? [], settings.origin),
    tickets: ticketsOf(mail, settings.origin),
    linkHint: shared.linkHint,
    notes: words.notes.map(fill),
    footer: fill(shared.footer),
    unsubscribe: unsubscribe === undefined ? null : { label: shared.unsubscribe, link: unsubscribe },
  };
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    ...(parts.pin === null ? [] : [`${parts.pin.label}: ${parts.pin.value}`]),
    ...(parts.tickets.length > 1 ? parts.tickets.map(({ title, link: page }) => `${title}:\n${page}`) : []),
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
export const mailLink = (mail: Mail, origin: string): string => new URL(linkPath(mail), origin).href;

function linkPath(mail: Mail): string {
  switch (mail.template) {
    case 'verifyEmail':
      return `/verify-email?${new URLSearchParams({ user_id: String(mail.values.userId), pin: mail.values.pin })}`;
    case 'forgotPassword':
    case 'invitation':
      return `/reset-password?${new URLSearchParams({ email: mail.values.email, pin: mail.values.link ?? mail.values.pin })}`;
    case 'confirmNewEmail':
      return `/verify-email?${new URLSearchParams({ user_id: String(mail.values.userId), pin: mail.values.pin, for: 'change' })}`;
    case 'emailChangeRequested':
    case 'emailChanged':
      if (mail.values.token === undefined) return '/login';
      return `/api/v2/undoemailchange?${new URLSearchParams({ token: mail.values.token })}`;
    case 'passwordChanged':
    case 'alreadyRegistered':
    case 'emailAlreadyUsed':
    case 'linkedInLinked':
    case 'identityPin':
    case 'removalTakenBack':
      return '/login';
    case 'factorAdded':
    case 'factorRemoved':
    case 'factorsRemovedByTeam':
    case 'recoveryCodeUsed':
    case 'recoveryCodesRenewed':
      return '/my/account/second-factor';
    case 'removalPin':
      return '/about/privacy';
    case 'removalScheduled':
      return `/api/v2/keepuserdata?${new URLSearchParams({ token: mail.values.token })}`;
    case 'formNotification':
    case 'formsToCheck':
      return '/admin/inbox';
    case 'companyRegistrationBegun':
      return `${companyRegistrationPath}?${new URLSearchParams({ token: mail.values.token })}`;
    case 'ticketEmailConfirm':
      return `/api/v2/ticket-email?${new URLSearchParams({ token: mail.values.token })}`;
    case 'ticketConfirmed':
    case 'ticketPending':
    case 'ticketApproved':
    case 'ticketReceived':
    case 'ticketResent':
    case 'eventChanged':
    case 'eventReminder':
      return mail.values.tickets[0] === undefined ? mail.values.path : ticketPath(mail.values.tickets[0].token);
    case 'ticketCancelled':
    case 'ticketRefused':
    case 'ticketTransferred':
    case 'eventCancelled':
      return mail.values.path;
    case 'lessonQuestion':
    case 'lessonAnswer':
      return `${mail.values.path}#lesson-questions`;
    case 'eventMessage':
      return mail.values.token ? ticketPath(mail.values.token) : mail.values.path;
    case 'waitingJoined':
    case 'waitingFirst':
    case 'waitingOffer':
      return placePath(mail.values.token);
    case 'paymentFailed':
    case 'paymentReminder':
    case 'paymentLastReminder':
      return `/pay/${encodeURIComponent(mail.values.token)}`;
    case 'planEnded':
      return '/plans';
    case 'cardExpires':
      return '/my/membership';
    case 'donationReceived':
    case 'monthlyDonationReceived':
    case 'monthlyDonationFailed':
    case 'monthlyDonationEnded':
    case 'donationRefunded':
      return `/donations/${encodeURIComponent(mail.values.token)}`;
    case 'waitingOfferEnded':
      return mail.values.path;
    case 'digest':
      return '/my/notifications';
    case 'waitingClosed':
    case 'waitingCancelled':
    case 'ticketEmailChanged':
    case 'orderRefunded':
    case 'orderRefundedPartly':
    case 'orderPaidWithoutTickets':
      return '/events';
    case 'formReceived':
    case 'formReply':
    case 'removalDone':
      return '/';
  }
}

const placePath = (token: string): string => `/waiting-list/${encodeURIComponent(token)}`;

/** The other answers to an offer; the page asks before it acts. */
const offerAnswers = ['decline', 'keep'] as const;

function linksOf(mail: Mail, labels: readonly string[], origin: string): MailParts['links'] {
  if (mail.template === 'digest')
    return mail.values.items.map(({ subject, link }) => ({ label: singleLine(subject), link }));
  if (mail.template !== 'waitingOffer') return [];
  const { token } = mail.values;
  return labels.map((label, index) => ({
    label,
    link: new URL(`${placePath(token)}?answer=${offerAnswers[index] ?? ''}`, origin).href,
  }));
}

const ticketPath = (slug: string): string => `/t/${encodeURIComponent(slug)}`;

/** The valid tickets of the mail, each with its picture and its page. */
function ticketsOf(mail: Mail, origin: string): MailTicket[] {
  if (!('tickets' in mail.values) || mail.values.method === 'CANCEL') return [];
  return mail.values.tickets.map(({ name, ticket, token }, index) => ({
    title: `${singleLine(name)} · ${singleLine(ticket)}`,
    picture: pictureName(index),
    link: new URL(ticketPath(token), origin).href,
  }));
}

/** A text of an editor as one line, without characters that reverse or hide text. */
const singleLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** The administrator's answer, or the organisers' message, line by line. */
function writtenLines(mail: Mail): string[] {
  if (mail.template !== 'formReply' && mail.template !== 'eventMessage') return [];
  return mail.values.body
    .split(/\r?\n/)
    .map((line) => line.replace(/[\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '');
}

function wordsOfStrangers(mail: Mail): readonly string[] {
  if (mail.template === 'lessonQuestion' || mail.template === 'lessonAnswer') return [mail.values.body];
  return 'lines' in mail.values ? mail.values.lines : [];
}

const mostLines = 40;
const longestLine = 1000;

/** A stranger's text, line by line and without characters that reverse or hide text. */
function quotedLines(mail: Mail): string[] {
  return wordsOfStrangers(mail)
    .flatMap((line) => line.split(/\r?\n/))
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
}

/** A date in words; the same in every time zone. */
function longDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/**
 * A word that mail programs can show as a link: a dot between letters, with two characters or more after it. Initials
 * such as J.R. are none. The last three are dots of other scripts, which browsers accept in names of hosts.
 */
const domainName = /[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/** A name from a form, shortened to one line and without web addresses, because strangers can type anything. */
export function oneLine(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\w{1,40}:\/\/\S*|\bwww\.\S*/gi, '')
    .split(' ')
    .filter((word) => !domainName.test(word))
    .join(' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
