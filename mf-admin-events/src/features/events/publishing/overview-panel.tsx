import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { Heading, Stack, Text } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Checklist } from './checklist';
import { checksOf } from './checks-of';
import { PagePreview } from './page-preview';
import { stageOf } from './stage-of';
import { publishingTexts } from './texts';

/** The state of an event: what is missing before its publication, what its page lacks, or that it is over. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const now = new Date();
  const stage = stageOf(record, now);
  const checks = checksOf(record, now);
  if (stage === 'draft') {
    const doneCount = checks.filter(({ isDone }) => isDone).length;
    const progress = t('progress', { done: doneCount, count: checks.length });
    return (
      <Section title={t('checklist')} hint={doneCount === checks.length ? t('ready') : progress}>
        <Checklist checks={checks} />
        <PagePreview record={record} />
      </Section>
    );
  }
  // An event that has begun needs no start in the future.
  const gaps = stage === 'live' ? checks.filter(({ name, isDone }) => !isDone && name !== 'date') : [];
  const [title, hint] = {
    live: [t('live'), t(gaps.length === 0 ? 'liveReady' : 'liveGaps')],
    over: [t('over'), t('overHint')],
    cancelled: [t('cancelledTitle'), t('cancelledHint')],
  }[stage];
  return (
    <Section title={title} hint={hint}>
      {gaps.length > 0 && <Checklist checks={gaps} />}
      <PagePreview record={record} />
    </Section>
  );
}

interface SectionProps {
  readonly title: string | undefined;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

function Section({ title, hint, children }: SectionProps) {
  return (
    <Stack gap={16} as="section" aria-labelledby="event-checklist">
      <Heading level={2} size="h3" id="event-checklist">
        {title}
      </Heading>
      <Text tone="soft">{hint}</Text>
      {children}
    </Stack>
  );
}
