import type { CandidateDetails, CandidateEvent } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import { StateBadge } from '../state-badge';
import { candidatesTexts } from '../texts';
import { Section } from '../../../lib/section';

/** Who moved the candidate, when, and why; the last move comes first. */
export function CandidateHistory({ candidate }: { readonly candidate: CandidateDetails }) {
  const t = useTexts(candidatesTexts);
  return (
    <Section title={t('history.title')}>
      <Events>
        {candidate.events
          .map((event, at) => (
            <HistoryEvent
              key={event.id}
              event={event}
              isTakenBack={candidate.events[at + 1]?.transition === 'takeBack'}
            />
          ))
          .toReversed()}
      </Events>
    </Section>
  );
}

interface HistoryEventProps {
  readonly event: CandidateEvent;
  /** The candidate reads nothing of a move that was taken back. */
  readonly isTakenBack: boolean;
}

function HistoryEvent({ event, isTakenBack }: HistoryEventProps) {
  const t = useTexts(candidatesTexts);
  const { date } = useFormats();
  const { from, to, stage, by, actor, reason, note, message, at } = event;
  const showsReason = event.shows_reason && !isTakenBack;
  return (
    <li>
      <States>
        {from !== null && from !== to && (
          <>
            <StateBadge state={from} />
            <Icon name="arrowRight" size={16} label={t('history.to')} />
          </>
        )}
        <StateBadge state={to} />
        {stage !== null && <span>{t('history.stage', { stage })}</span>}
        {stage === null && from === to && <span>{t('history.noStage')}</span>}
      </States>
      <p>
        {by === 'system' ? t('history.system') : (actor ?? t(`history.${by}`))} ·{' '}
        <time dateTime={at}>{date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      {reason !== null && (
        <Quote>
          <strong>
            <Icon name={showsReason ? 'eye' : 'eyeOff'} size={16} />
            {t(showsReason ? 'history.reasonShown' : 'history.reasonHidden')}
          </strong>
          {reason}
        </Quote>
      )}
      {message !== null && (
        <Quote>
          <strong>
            <Icon name={isTakenBack ? 'eyeOff' : 'eye'} size={16} />
            {t(isTakenBack ? 'history.messageEnded' : 'history.message')}
          </strong>
          {message}
        </Quote>
      )}
      {note !== null && (
        <Quote>
          <strong>{t('history.note')}</strong>
          {note}
        </Quote>
      )}
    </li>
  );
}

const Events = styled.ol`
  display: grid;
  > li {
    display: grid;
    gap: ${theme.space[4]};
    padding: 0 0 ${theme.space[20]} ${theme.space[16]};
    border-left: 2px solid ${theme.color.line};
    font-size: ${theme.textSize.small};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li > p {
    color: ${theme.color.inkSoft};
  }
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
`;

const Quote = styled.blockquote`
  margin: ${theme.space[4]} 0 0;
  padding: ${theme.space[8]} ${theme.space[12]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  strong {
    display: flex;
    gap: ${theme.space[4]};
    align-items: center;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-weight: 600;
  }
`;
