import { adminTexts, useOfficeRead } from '@enlace/shared-admin';
import { mailCalls, type MailState, mailStateAnswerSchema, type mails } from '@enlace/shared-contract/notifications';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { mailsTexts } from './texts';

export type MailReasonFields = Pick<RowOf<typeof mails>, 'state' | 'reason' | 'is_held'>;

const question = { call: mailCalls.getState, shows: ['mails'] };

/** Why a mail in the list is not sent, or a dash. */
export function MailReason({ mail }: { readonly mail: MailReasonFields }) {
  const t = useTexts(mailsTexts);
  const adminText = useTexts(adminTexts);
  const { state, reason: storedReason, is_held: isHeld } = mail;
  const needsServer = state === 'waiting' && storedReason === null && !isHeld;
  const { data } = useOfficeRead(admin.calls, needsServer ? question : null, mailStateAnswerSchema);
  const reason = reasonOf(mail, data?.data.server, t);
  if (reason !== null && reason !== '') return reason;
  return (
    <Text as="span" tone="soft" data-none="">
      {adminText('list.none')}
    </Text>
  );
}

/** Why a mail is not sent: its daily mail, its last error, or no mail server; null without a reason. */
export function reasonOf(
  mail: MailReasonFields,
  server: MailState['server'] | undefined,
  t: (key: 'held' | 'noServerReason') => string,
): string | null {
  if (mail.is_held) return t('held');
  return mail.reason ?? (hasNoServer(mail, server) ? t('noServerReason') : null);
}

/** Whether a mail waits for a mail server. */
export function hasNoServer({ state }: MailReasonFields, server: MailState['server'] | undefined): boolean {
  return state === 'waiting' && server === 'none';
}
