import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Badge, IconButton, theme } from '@enlace/shared-ui';

import { boardTexts } from '../texts';
import type { EventPool } from './event-pool';
import { SeatBar } from './seat-bar';

export interface PoolCardProps {
  readonly pool: EventPool;
  readonly mayEdit: boolean;
  /** Whether a ticket is dragged over it. */
  readonly isTarget: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A pool with its seats and its tickets; a dragged ticket can be dropped on it. */
export function PoolCard({ pool, mayEdit, isTarget, onEdit, onRemove }: PoolCardProps) {
  const t = useLateTexts(boardTexts);
  const { id, name, tickets } = pool;
  return (
    <Card data-pool={id} $isTarget={isTarget}>
      <Head>
        <strong>{name}</strong>
        {mayEdit && (
          <span>
            <IconButton icon="edit" size="small" label={t('pools.edit', { name })} onClick={onEdit} />
            <IconButton icon="trash" size="small" label={t('pools.remove', { name })} onClick={onRemove} />
          </span>
        )}
      </Head>
      <SeatBar pool={pool} />
      <Tickets>
        {tickets.length === 0 && <Small>{t('pools.empty')}</Small>}
        {tickets.map((ticket) => (
          <Badge key={ticket.id} tone="teal">
            {ticket.name}
          </Badge>
        ))}
      </Tickets>
    </Card>
  );
}

const Card = styled.li<{ readonly $isTarget: boolean }>`
  display: grid;
  gap: ${theme.space[12]};
  align-content: start;
  padding: ${theme.space[16]} ${theme.space[20]};
  border: ${({ $isTarget }) => ($isTarget ? `2px dashed ${theme.color.teal}` : `1px solid ${theme.color.line}`)};
  border-radius: ${theme.radius.control};
  background: ${({ $isTarget }) => ($isTarget ? theme.color.tealSoft : theme.color.raised)};
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
  span {
    display: flex;
    flex: none;
    gap: ${theme.space[4]};
  }
`;

const Tickets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
`;

const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
