import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { boardTexts } from '../texts';
import type { EventPool } from './event-pool';
import { PoolCard } from './pool-card';
import { PoolDialog } from './pool-dialog';
import { RemovePool } from './remove-pool';

export interface PoolsSectionProps {
  readonly event: AdminRow;
  readonly pools: readonly EventPool[];
  readonly mayEdit: boolean;
  /** The pool under a dragged ticket; null without one. */
  readonly target: number | null;
  readonly onDone: () => void;
}

/** The pools of an event. */
export function PoolsSection({ event, pools, mayEdit, target, onDone }: PoolsSectionProps) {
  const t = useLateTexts(boardTexts);
  const [draft, setDraft] = useState<EventPool | 'new' | null>(null);
  const [removal, setRemoval] = useState<EventPool | null>(null);
  return (
    <Stack as="section" gap={16} aria-labelledby="event-pools">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="event-pools">
          {t('pools.title')}
        </Heading>
        <Text tone="soft">{t('pools.hint')}</Text>
      </Stack>
      {pools.length > 0 && (
        <Pools aria-labelledby="event-pools">
          {pools.map((pool) => (
            <PoolCard
              key={pool.id}
              pool={pool}
              mayEdit={mayEdit}
              isTarget={target === pool.id}
              onEdit={() => setDraft(pool)}
              onRemove={() => setRemoval(pool)}
            />
          ))}
        </Pools>
      )}
      {mayEdit && (
        <Cluster>
          <Button iconBefore="plus" variant="secondary" onClick={() => setDraft('new')}>
            {t('pools.add')}
          </Button>
        </Cluster>
      )}
      {draft !== null && (
        <PoolDialog
          event={event}
          pool={draft === 'new' ? null : draft}
          onClose={() => setDraft(null)}
          onDone={onDone}
        />
      )}
      {removal !== null && <RemovePool event={event} pool={removal} onClose={() => setRemoval(null)} onDone={onDone} />}
    </Stack>
  );
}

const Pools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space[12]};
`;
