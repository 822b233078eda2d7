import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { Lead } from '../../../../lib/page.styles';
import { ticketsTexts } from '../../texts';
import { Actions } from '../checkout.styles';

export interface BankQuestionProps {
  readonly isSending: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** The question of the buyer's bank, as the sandbox asks it. */
export function BankQuestion({ isSending, onAnswer }: BankQuestionProps) {
  const t = useTexts(ticketsTexts);
  return (
    <>
      <Lead role="status">{t('pay.bank')}</Lead>
      <Actions>
        <Button size="large" isLoading={isSending} onClick={() => onAnswer(true)}>
          {t('pay.confirm')}
        </Button>
        <Button size="large" variant="secondary" isDisabled={isSending} onClick={() => onAnswer(false)}>
          {t('pay.refuse')}
        </Button>
      </Actions>
    </>
  );
}
