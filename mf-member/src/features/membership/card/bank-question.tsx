import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { confirmAtBank } from '@enlace/shared-forms/stripe';
import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { Panel } from '../membership.styles';
import { membershipTexts } from '../texts';

export interface BankQuestionProps {
  readonly payment: PaymentKey;
  /** Whether the bank has confirmed; null when no answer came. */
  readonly onAnswer: (isConfirmed: boolean | null) => void;
}

/** The question of the bank about a payment, which Stripe shows when the member goes on. */
export function BankQuestion({ payment, onAnswer }: BankQuestionProps) {
  const t = useTexts(membershipTexts);
  const [isSending, setIsSending] = useState(false);
  const answer = (isConfirmed: boolean) => {
    setIsSending(true);
    void (isConfirmed ? confirmAtBank(payment) : Promise.resolve(false)).then((result) => {
      setIsSending(false);
      onAnswer(result);
    });
  };
  return (
    <Panel>
      <Text role="status">{t('bank.question')}</Text>
      <Cluster gap={12}>
        <Button isLoading={isSending} onClick={() => answer(true)}>
          {t('bank.confirm')}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={() => answer(false)}>
          {t('bank.refuse')}
        </Button>
      </Cluster>
    </Panel>
  );
}
