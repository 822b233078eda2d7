import { useCall, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { places } from '../places.slice';
import { waitingTexts } from '../texts';

export interface AnswerButtonProps {
  readonly kind: 'decline' | 'keep' | 'leave';
  readonly token: string;
}

/** Gives an offer back or leaves the list, after a question. A link of the mail opens the question at once. */
export function AnswerButton({ kind, token }: AnswerButtonProps) {
  const t = useTexts(waitingTexts);
  const { locale: lang, search } = useScreen();
  const { start, status, error, clear } = useCall(places.calls[kind]);
  const [isOpen, setOpen] = useState(search.get('answer') === kind);
  const close = () => {
    setOpen(false);
    clear();
  };
  return (
    <>
      <Button variant={kind === 'keep' ? 'secondary' : 'ghost'} onClick={() => setOpen(true)}>
        {t(`place.${kind}`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`place.${kind}Title`)}
        confirmLabel={t(`place.${kind}`)}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? error?.message || t('failed') : undefined}
        onClose={close}
        onConfirm={() => start({ token, lang }, close)}
      >
        {t(`place.${kind}Text`)}
      </ConfirmDialog>
    </>
  );
}
