import { useLateTexts } from '@enlace/shared-admin';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { refundTexts } from './texts';

export interface RefundListProps {
  /** Amounts are in minor units. */
  readonly refunds: readonly {
    readonly id: number;
    readonly amount: number;
    readonly currency: string;
    readonly state: 'requested' | 'succeeded' | 'failed';
    readonly reason: string;
    readonly created_at: string;
  }[];
}

const tones = { requested: 'warning', succeeded: 'success', failed: 'danger' } as const;

/** Refunds without a credit note yet, and refused ones; nothing without any. */
export function RefundList({ refunds }: RefundListProps) {
  const t = useLateTexts(refundTexts);
  const { money, date } = useFormats();
  if (refunds.length === 0) return null;
  return (
    <>
      <Heading level={3}>{t('onTheirWay')}</Heading>
      <Stack as="ul" gap={8}>
        {refunds.map(({ id, amount, currency, state, reason, created_at: at }) => (
          <li key={id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {money(amount, currency)}
              </Text>
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {date(at, { dateStyle: 'medium', timeStyle: 'short' })} · {reason}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
