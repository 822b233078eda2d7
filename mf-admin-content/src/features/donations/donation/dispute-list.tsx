import { useLateTexts } from '@enlace/shared-admin';
import type { DonationDetails } from '@enlace/shared-contract/donations';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { donationTexts } from './texts';

const tones = { open: 'danger', won: 'success', lost: 'plum' } as const;

/** Disputes of the bank about a donation; nothing without any. */
export function DisputeList({ disputes }: Pick<DonationDetails, 'disputes'>) {
  const t = useLateTexts(donationTexts);
  const { money, date } = useFormats();
  const moment = (instant: string) => date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  if (disputes.length === 0) return null;
  return (
    <>
      <Heading level={3}>{t('disputes.title')}</Heading>
      <Stack as="ul" gap={8}>
        {disputes.map(({ id, amount, currency, state, due_at: dueAt, made_at: at }) => (
          <li key={id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {money(amount, currency)}
              </Text>
              <Badge tone={tones[state]}>{t(`disputes.states.${state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {[moment(at), dueAt && t('disputes.due', { when: moment(dueAt) })].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
