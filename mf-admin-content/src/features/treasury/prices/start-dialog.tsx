import { priceChangeCalls, priceChangeSchema, type PricePreview } from '@enlace/shared-contract/memberships';
import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { ReasonQuestion } from '../reason-question';
import { priceChangeTexts } from './texts';
import { usePrice } from './use-price';

export interface StartDialogProps {
  readonly meta: PricePreview['meta'];
  readonly onClose: () => void;
}

/** Starts the price change that the preview shows. A repeated press starts one. */
export function StartDialog({ meta, onClose }: StartDialogProps) {
  const t = useTexts(priceChangeTexts);
  const price = usePrice();
  const [key] = useState(() => crypto.randomUUID());
  const { id, name: plan, price: amount } = meta.package;
  const { moved: count, left_out: waitingCount } = meta.sums;
  return (
    <ReasonQuestion
      name={`start price change ${id}`}
      isDanger={false}
      title={t('startTitle', { count, plan, amount: price(amount, meta.package) })}
      confirmLabel={t('start')}
      lines={[t('startHint'), ...(waitingCount === 0 ? [] : [t('startWaiting', { count: waitingCount })])]}
      doneText={t('startDone')}
      words={t}
      requestOf={(reason) => ({
        call: priceChangeCalls.startPriceChange,
        body: { package_id: id, amount, reason, key },
        schema: priceChangeSchema,
      })}
      onClose={onClose}
    />
  );
}
