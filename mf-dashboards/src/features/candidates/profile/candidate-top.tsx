import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink, theme } from '@enlace/shared-ui';

import { addressOf, type CandidatesChoice } from '../state/candidates-choice';
import { useWalk } from '../state/use-walk';
import { candidatesTexts } from '../texts';

export interface CandidateTopProps {
  readonly id: number;
  readonly choice: CandidatesChoice;
}

/** The way back to the list, and the neighbours in it. */
export function CandidateTop({ id, choice }: CandidateTopProps) {
  const t = useTexts(candidatesTexts);
  const neighbours = useWalk(choice, id);
  return (
    <Row>
      <PlainLink to={addressOf(choice)}>
        <Icon name="arrowLeft" size={18} />
        {t('profile.back')}
      </PlainLink>
      {neighbours !== null && neighbours.total > 1 && (
        <Walk aria-label={t('profile.neighbours')}>
          {neighbours.previous !== null && (
            <PlainLink to={neighbours.previous} replace rel="prev" aria-label={t('profile.previous')}>
              <Icon name="chevronLeft" size={20} />
            </PlainLink>
          )}
          <span>{t('profile.place', { place: neighbours.place, total: neighbours.total })}</span>
          {neighbours.next !== null && (
            <PlainLink to={neighbours.next} replace rel="next" aria-label={t('profile.next')}>
              <Icon name="chevronRight" size={20} />
            </PlainLink>
          )}
        </Walk>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-bottom: ${theme.space[16]};
  font-size: ${theme.textSize.small};
  a {
    display: inline-flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: ${theme.radius.control};
    color: ${theme.color.inkSoft};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
  }
`;

const Walk = styled.nav`
  display: flex;
  align-items: center;
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
  a:hover {
    background: ${theme.color.neutralSoft};
  }
`;
