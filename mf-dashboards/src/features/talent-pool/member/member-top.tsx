import type { PoolMember } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink, theme } from '@enlace/shared-ui';

import { addressOf, type PoolChoice } from '../state/pool-choice';
import { useNeighbours } from '../state/use-neighbours';
import { poolTexts } from '../texts';

export interface MemberTopProps {
  readonly id: PoolMember['id'];
  readonly choice: PoolChoice;
}

/** The way back to the list, and the neighbours in it. */
export function MemberTop({ id, choice }: MemberTopProps) {
  const t = useTexts(poolTexts);
  const neighbours = useNeighbours(choice, id);
  return (
    <Row>
      <PlainLink to={addressOf(choice)}>
        <Icon name="arrowLeft" size={18} />
        {t('member.back')}
      </PlainLink>
      {neighbours !== null && neighbours.total > 1 && (
        <Walk aria-label={t('member.neighbours')}>
          {neighbours.previous !== null && (
            <PlainLink to={neighbours.previous} replace rel="prev" aria-label={t('member.previous')}>
              <Icon name="chevronLeft" size={20} />
            </PlainLink>
          )}
          <span>{t('member.place', { place: neighbours.place, total: neighbours.total })}</span>
          {neighbours.next !== null && (
            <PlainLink to={neighbours.next} replace rel="next" aria-label={t('member.next')}>
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
