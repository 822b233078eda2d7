import { type ListedPriceChange, priceChangeCalls, priceChangeSchema } from '@enlace/shared-contract/memberships';
import { useTexts } from '@enlace/shared-platform';

import { ReasonQuestion } from '../reason-question';
import { priceChangeTexts } from './texts';

export interface WithdrawDialogProps {
  readonly change: ListedPriceChange;
  readonly onClose: () => void;
}

/** Takes a price change back for the members who are not moved yet. */
export function WithdrawDialog({ change, onClose }: WithdrawDialogProps) {
  const t = useTexts(priceChangeTexts);
  const { id, members } = change;
  const count = members.planned + members.announced;
  return (
    <ReasonQuestion
      name={`withdraw price change ${id}`}
      isDanger
      title={t('withdrawTitle', { plan: change.package.name })}
      confirmLabel={t('withdraw')}
      lines={[
        t('withdrawHint', { count }),
        ...(members.applied === 0 ? [] : [t('withdrawMoved', { count: members.applied })]),
      ]}
      doneText={t('withdrawDone')}
      words={t}
      requestOf={(reason) => ({
        call: priceChangeCalls.withdrawPriceChange,
        params: { id },
        body: { reason },
        schema: priceChangeSchema,
      })}
      onClose={onClose}
    />
  );
}
