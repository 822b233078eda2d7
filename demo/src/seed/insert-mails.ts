import { type Db, insertRows } from '@enlace/api/seeding';

import { dayMs } from './times';

/** Replies of the team to people without an account: two that were sent, and one that was given up. */
export async function insertMails(db: Db, now: Date): Promise<void> {
  const replies = [
    { days: 6, name: 'Rosa', locale: 'es', subject: 'Tu pregunta sobre los capítulos' },
    { days: 4, name: 'Bruna', locale: 'pt', subject: 'A sua proposta de parceria' },
    { days: 2, name: 'Grace', locale: 'en', subject: 'Your offer to host an evening' },
  ];
  await insertRows(
    db,
    'outbox_mails',
    replies.map(({ days, name, locale, subject }, index) => {
      const at = new Date(now.getTime() - days * dayMs);
      const isGivenUp = index === 2;
      return {
        template: 'formReply',
        locale,
        recipient: `${name.toLowerCase()}@example.org`,
        subject,
        values: { name, subject, body: '…', reference: `CU-${index + 1}` },
        created_at: at,
        sent_at: isGivenUp ? null : at,
        failed_at: isGivenUp ? at : null,
        given_up_at: isGivenUp ? at : null,
        failure: isGivenUp ? '550 no such mailbox' : null,
      };
    }),
  );
}
