import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useLastAnswer, useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { TrackingDays } from '../../../lib/tracking/tracking-days';
import { tracking } from '../../../lib/tracking/tracking.slice';
import { poolTexts } from '../texts';
import { Section } from '../../../lib/section';

const firstSize = 10;

/** Most entries of one request. */
const mostSize = 100;

/** What the companies of the recruiter have done with this member. */
export function MemberHistory({ id }: { readonly id: PoolMember['id'] }) {
  const t = useTexts(poolTexts);
  const { locale } = useScreen();
  const [size, setSize] = useState(firstSize);
  const input = { id, lang: locale, per_page: size };
  const { again } = useRead(tracking.calls.ofMember, input);
  const { answer, status, error } = useLastAnswer(tracking.calls.ofMember, input);
  const isFailed = answer === null && status === 'rejected';
  return (
    <Section title={t('history.title')}>
      {isFailed && <ErrorState onRetry={again}>{error?.message || t('history.failed')}</ErrorState>}
      {answer === null && !isFailed && (
        <div aria-busy>
          <Skeleton lines={3} height="2rem" />
        </div>
      )}
      {answer !== null && answer.data.length === 0 && (
        <Text size="small" tone="soft">
          {t('history.none')}
        </Text>
      )}
      {answer !== null && answer.data.length > 0 && (
        <Stack gap={16}>
          <TrackingDays entries={answer.data} heading="h3" hasLinks={false} />
          {size < mostSize && answer.meta.total > answer.data.length && (
            <Button size="small" variant="secondary" isLoading={status === 'pending'} onClick={() => setSize(mostSize)}>
              {t('history.more')}
            </Button>
          )}
        </Stack>
      )}
    </Section>
  );
}
