import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

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
  return (
    <>
      <Lead role="status">{t('bank')}</Lead>
      <Actions>
        <Button size="large" isLoading={isSending} onClick={() => onAnswer(true)}>
          {t('confirm')}
        </Button>
        <Button size="large" variant="secondary" isDisabled={isSending} onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
      </Actions>
    </>
  );
}
