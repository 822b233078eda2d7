import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { useEffect, useId, useRef } from 'react';

import { space } from '../../../lib/tokens';
import { jobsTexts } from '../texts';
import { appliedJobs } from './applied-jobs.slice';

export interface AppliedQuestionProps {
  readonly job: number;
  readonly company: string;
  readonly onEnd: (asksAgain: boolean) => void;
}

/** Whether the member has applied on the page of the company. A yes is stored, and only the member reads it. */
export function AppliedQuestion({ job, company, onEnd }: AppliedQuestionProps) {
  const t = useTexts(jobsTexts);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { start, status, error } = useCall(appliedJobs.calls.markElsewhere, String(job));
  useEffect(() => group.current?.focus(), []);
  return (
    <Group ref={group} role="group" aria-labelledby={id} tabIndex={-1}>
      <strong id={id}>{t('elsewhereQuestion', { company })}</strong>
      <p>{t('elsewhereHint')}</p>
      <Button size="small" isLoading={status === 'pending'} onClick={() => start({ job })}>
        {t('elsewhereYes')}
      </Button>
      <Button size="small" variant="secondary" onClick={() => onEnd(true)}>
        {t('elsewhereNotYet')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => onEnd(false)}>
        {t('elsewhereNo')}
      </Button>
      {status === 'rejected' && (
        <Text role="alert" tone="danger">
          {error?.message || t('elsewhereFailed')}
        </Text>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
`;
