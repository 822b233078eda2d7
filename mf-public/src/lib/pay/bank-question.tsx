import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import type { MouseEvent } from 'react';

import { Lead } from '../page.styles';
import { Actions } from './pay.styles';
import { payTexts } from './texts';

export interface BankQuestionProps {
  readonly isSending: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** The question of the buyer's bank, as the sandbox asks it. */
export function BankQuestion({ isSending, onAnswer }: BankQuestionProps) {
  const t = useTexts(payTexts);
  /** The second press of a double click on "Pay" meets a button of this question, and is no answer to it. */
  const answer = (isConfirmed: boolean) => (press: MouseEvent) => {
    if (press.detail < 2) onAnswer(isConfirmed);
  };
  return (
    <>
      <Lead role="status">{t('bank')}</Lead>
      <Actions>
        <Button size="large" isLoading={isSending} onClick={answer(true)}>
          {t('confirm')}
        </Button>
        <Button size="large" variant="secondary" isDisabled={isSending} onClick={answer(false)}>
          {t('refuse')}
        </Button>
      </Actions>
    </>
  );
}
