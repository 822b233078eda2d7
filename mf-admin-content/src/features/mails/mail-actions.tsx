import { useNotices } from '@enlace/shared-admin';
import type { mails } from '@enlace/shared-contract/notifications';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { mailCalls } from './mail-calls';
import { mailsTexts } from './texts';

/** Sends a failed mail again, which also takes back that it was given up; ends the attempts of an unsent one. */
export function MailActions({ mail }: { readonly mail: EntityOf<typeof mails> }) {
  const t = useTexts(mailsTexts);
  const notices = useNotices();
  const [isAsking, setAsking] = useState(false);
  const sendAgain = useCall(mailCalls.calls.sendAgain, String(mail.id));
  const giveUp = useCall(mailCalls.calls.giveUp, String(mail.id));
  const handleSend = () =>
    sendAgain.run(mail.id).then(
      ({ message }) => notices.showSuccess(message),
      (error: unknown) => notices.showFailure(error, t('notDone')),
    );
  return (
    <>
      {mail.is_resendable && (
        <Button iconBefore="refresh" isLoading={sendAgain.status === 'pending'} onClick={() => void handleSend()}>
          {t('sendAgain')}
        </Button>
      )}
      {(mail.state === 'waiting' || mail.state === 'failed') && (
        <Button variant="ghost" iconBefore="trash" onClick={() => setAsking(true)}>
          {t('giveUp')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        isDanger
        isLoading={giveUp.status === 'pending'}
        error={giveUp.error === null ? undefined : giveUp.error.message || t('notDone')}
        onConfirm={() =>
          giveUp.start(mail.id, ({ message }) => {
            setAsking(false);
            notices.showSuccess(message);
          })
        }
        onClose={() => setAsking(false)}
      >
        <p>{t('giveUpHint')}</p>
      </ConfirmDialog>
    </>
  );
}
