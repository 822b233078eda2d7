import { useFormats, useTexts } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';

import { membershipTexts } from '../texts';

export interface ReductionNoteProps {
  readonly payment: {
    readonly next_amount: number;
    readonly full_amount: number;
    readonly reduced_until: string | null;
    readonly currency: string;
    readonly interval: 'month' | 'year';
  };
}

/** Until when payments are reduced, and the price afterwards; nothing when the next one is not. */
export function ReductionNote({ payment }: ReductionNoteProps) {
  const t = useTexts(membershipTexts);
  const { date, money } = useFormats();
  const { next_amount: nextAmount, full_amount: fullAmount, reduced_until: until, currency, interval } = payment;
  if (nextAmount === fullAmount) return null;
  const price = t(`per.${interval}`, { price: money(fullAmount, currency) });
  if (until === null) return <Text tone="soft">{t('reducedForever', { price })}</Text>;
  return <Text tone="soft">{t('reducedUntil', { date: date(until, { dateStyle: 'long' }), price })}</Text>;
}
