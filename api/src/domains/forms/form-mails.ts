import type { FormKind } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../infrastructure/db/database';
import { queueMail } from '../../infrastructure/mail/outbox.repository';
import { notify } from '../notifications';
import { type EntryData, nameOf, textOf } from './entry-values';
import type { FormFamily } from './forms.tables';
import { findChapterLeaders, findInboxReaders } from './form-entries.repository';
import { formTexts } from './form-texts';
import { chapterMessageMail } from './mails/chapter-message.mail';
import { companyRegistrationBegunMail } from './mails/company-registration-begun.mail';
import { formNotificationMail } from './mails/form-notification.mail';
import { formReceivedMail } from './mails/form-received.mail';

export interface StoredEntry {
  readonly kind: FormKind;
  readonly family: FormFamily;
  readonly reference: string;
  readonly locale: Locale;
  readonly data: EntryData;
  /** The chapter that a message of the contact form is for. */
  readonly chapterId?: number | null;
}

/** Mails a receipt to the sender; after step one of a company registration with the link to step two. */
export async function queueReceipt(trx: Db, entry: StoredEntry, token: string | null): Promise<void> {
  const email = textOf(entry.data, 'email');
  if (email === null) return;
  const to = { email, locale: entry.locale };
  const name = textOf(entry.data, 'first_name') ?? '';
  const { reference } = entry;
  if (token !== null) {
    await queueMail(trx, to, companyRegistrationBegunMail, { name, reference, token });
    return;
  }
  const what = formTexts[entry.locale].yours[entry.kind];
  await queueMail(trx, to, formReceivedMail, { name, what, reference });
}

/**
 * Mails the content of an entry to its readers, and a message to a chapter to its leaders. A mail about an incident
 * contains only its reference.
 */
export async function queueNotifications(trx: Db, entry: StoredEntry): Promise<void> {
  const lines = entry.family === 'incident' ? [] : contentOf(entry.data);
  const readers = await findInboxReaders(trx, entry.family);
  const { chapterId, reference } = entry;
  if (entry.kind === 'contact_us' && typeof chapterId === 'number') {
    const readerAddresses = new Set(readers.map(({ email }) => email));
    for (const { first_name: name, chapter, slug, ...leader } of await findChapterLeaders(trx, chapterId))
      if (!readerAddresses.has(leader.email))
        await queueMail(trx, leader, chapterMessageMail, {
          name,
          chapter,
          path: `/chapters/${slug}`,
          reference,
          lines,
        });
  }
  for (const reader of readers) {
    const what = formTexts[reader.locale].kinds[entry.kind];
    await queueMail(trx, reader, formNotificationMail, {
      name: reader.first_name,
      what,
      reference: entry.reference,
      lines,
    });
    const facts = { what, reference: entry.reference };
    await notify(trx, { template: 'formEntry', facts, link: '/admin/inbox' }, { emails: [reader.email] });
  }
}

function contentOf(data: EntryData): string[] {
  const from = [nameOf(data), textOf(data, 'email'), textOf(data, 'company_name')];
  return [
    from.filter((part) => part !== null).join(' · '),
    textOf(data, 'message') ?? textOf(data, 'description') ?? '',
  ];
}
