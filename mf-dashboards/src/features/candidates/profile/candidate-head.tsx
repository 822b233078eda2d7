import type { CandidateDetails } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Button, Heading, Link, theme } from '@enlace/shared-ui';

import { useDestinationWords } from '../move/use-destination-words';
import { PlaceBadge } from '../state-badge';
import { type Destination, destinationKey } from '../state/destinations';
import { useDuration } from '../state/use-duration';
import { candidatesTexts } from '../texts';

export interface CandidateHeadProps {
  readonly candidate: CandidateDetails;
  readonly mayMove: boolean;
  /** Moves wait while the opening of the application is reported. */
  readonly isWaiting: boolean;
  readonly destinations: readonly Destination[];
  readonly onMove: (destination: Destination) => void;
}

/** Name, job, state, and the moves that are allowed now. */
export function CandidateHead({ candidate, mayMove, isWaiting, destinations, onMove }: CandidateHeadProps) {
  const t = useTexts(candidatesTexts);
  const { date } = useFormats();
  const wordDuration = useDuration();
  const wordDestination = useDestinationWords();
  const { name, headline, avatar, job, state, stage, applied_at: appliedAt, moved_at: movedAt } = candidate;
  const variantOf = ({ move }: Destination, index: number) =>
    move === 'reject' ? 'ghost' : index === 0 ? 'primary' : 'secondary';
  return (
    <Head>
      <Person>
        <Avatar name={name} src={avatar?.url} size={56} isDecorative />
        <div>
          <Heading level={1} size="h3" tabIndex={-1}>
            {name}
          </Heading>
          {headline !== null && <p>{headline}</p>}
        </div>
      </Person>
      <Facts>
        <PlaceBadge candidate={candidate} />
        {stage !== null && <span>{t(`states.${state}`)}</span>}
        <span>{t('profile.since', { duration: wordDuration(movedAt) })}</span>
        <span>
          <Link to={`/jobs/${job.slug}`}>{job.title}</Link> · {job.company}
        </span>
        <span>{t('profile.applied', { date: date(appliedAt, { dateStyle: 'medium' }) })}</span>
      </Facts>
      {mayMove && destinations.length > 0 && (
        <Buttons role="group" aria-label={t('profile.moves', { name })}>
          {destinations.map((destination, index) => (
            <Button
              key={destinationKey(destination)}
              size="small"
              variant={variantOf(destination, index)}
              isDisabled={isWaiting}
              onClick={() => onMove(destination)}
            >
              {destination.stage === null ? t(`moves.${destination.move}`) : wordDestination(destination)}
            </Button>
          ))}
        </Buttons>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space[16]};
  padding-bottom: ${theme.space[24]};
  border-bottom: 1px solid ${theme.color.line};
`;

const Person = styled.div`
  display: flex;
  gap: ${theme.space[16]};
  align-items: center;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.inkSoft};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  font-size: ${theme.textSize.small};
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
