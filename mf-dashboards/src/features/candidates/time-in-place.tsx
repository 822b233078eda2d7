import { useMinute } from '@enlace/shared-admin';
import type { Candidate, CandidateState } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { useDuration } from './state/use-duration';
import { candidatesTexts } from './texts';

/** Days in one place after which a candidate waits for long, for companies without a promise. */
const usualDays = 7;
const day = 86_400_000;

const waitingStates: readonly CandidateState[] = [
  'submitted',
  'viewed',
  'in_review',
  'shortlisted',
  'interview',
  'offer',
];

export interface TimeInPlaceProps {
  readonly candidate: Pick<Candidate, 'state' | 'moved_at' | 'job'>;
  readonly title?: string;
}

/** The time in the present state and stage; marked when it is longer than the company has promised. */
export function TimeInPlace({ candidate: { state, moved_at: at, job }, title }: TimeInPlaceProps) {
  const t = useTexts(candidatesTexts);
  const wordDuration = useDuration();
  const now = useMinute();
  const isLong = waitingStates.includes(state) && now - Date.parse(at) > (job.answer_days ?? usualDays) * day;
  return (
    <Time dateTime={at} title={title} $isLong={isLong}>
      {isLong ? t('waitsLong', { duration: wordDuration(at) }) : wordDuration(at)}
    </Time>
  );
}

const Time = styled.time<{ readonly $isLong: boolean }>`
  ${({ $isLong }) => ($isLong ? `color: ${theme.color.danger}; font-weight: 600;` : '')}
`;
