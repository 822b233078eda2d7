import { isAppError } from '@enlace/shared-contract/errors';
import type { PoolContact } from '@enlace/shared-contract/talent-pool';
import { dataChanged, isCancelled, useCall } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { texts } from '../../../texts';
import { contactsSubject, looksSubject, pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';

export interface MessageActionsProps {
  readonly contact: PoolContact;
  readonly address: string;
  readonly onAnswered: (note: string) => void;
}

/** Accepts a message, after a question, or declines it. An answer of another tab is shown instead. */
export function MessageActions({ contact: { id, company }, address, onAnswered }: MessageActionsProps) {
  const t = useTexts(poolTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const { run, status } = useCall(pool.calls.answerContact, String(id));
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const values = { company: company.name, address };
  const send = (accepts: boolean) => {
    setFailure('');
    run({ id, accepts }).then(
      () => {
        setAsking(false);
        onAnswered(t(accepts ? 'messages.acceptedNote' : 'messages.declinedNote', values));
      },
      (error: unknown) => {
        if (isCancelled(error)) return;
        const text = (isAppError(error) && error.userMessage) || common('failed');
        if (!isAppError(error) || error.code !== 'CONFLICT') return setFailure(text);
        setAsking(false);
        dispatch(dataChanged([contactsSubject, looksSubject]));
        onAnswered(text);
      },
    );
  };
  return (
    <>
      <Text size="small">{t('messages.ifAccepted', values)}</Text>
      <Cluster gap={12}>
        <Button size="small" aria-label={t('messages.acceptLabel', values)} onClick={() => setAsking(true)}>
          {t('messages.accept')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('messages.declineLabel', values)}
          isLoading={!isAsking && status === 'pending'}
          onClick={() => send(false)}
        >
          {t('messages.decline')}
        </Button>
      </Cluster>
      {!isAsking && failure !== '' && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={false}
        title={t('messages.question', values)}
        confirmLabel={t('messages.confirm')}
        isLoading={status === 'pending'}
        error={failure}
        onConfirm={() => send(true)}
        onClose={() => {
          setAsking(false);
          setFailure('');
        }}
      >
        {t('messages.effect', values)}
      </ConfirmDialog>
    </>
  );
}
