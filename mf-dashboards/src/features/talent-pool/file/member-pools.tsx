import type { MemberFile, PoolMember, TalentPool } from '@enlace/shared-contract/talent-pool';
import { useCall, useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Select, Stack, Text, theme } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { idOf } from '../../../lib/addresses';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { RemovableNames } from './removable-names';

export interface MemberPoolsProps {
  readonly id: PoolMember['id'];
  /** Pools with members by hand that the member is in. */
  readonly memberPools: MemberFile['pools'];
}

/** The pools that a member is in, and a way into others. */
export function MemberPools({ id, memberPools }: MemberPoolsProps) {
  const t = useTexts(talentTexts);
  const { answer: pools } = useRead(talent.calls.pools, undefined);
  const { start, status, error } = useCall(talent.calls.changeMembers, `pools of ${id}`);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openPools = (pools ?? []).filter(({ kind, can_edit: canEdit }) => kind === 'static' && canEdit);
  const otherPools = openPools.filter((pool) => !memberPools.some((one) => one.id === pool.id));
  const change = (poolId: TalentPool['id'], isRemoval: boolean) => {
    // The pressed button is gone afterwards.
    if (isRemoval) heading.current?.focus({ preventScroll: true });
    start({ poolId, isRemoval, selection: { ids: [id] } }, () => setChosenId(null));
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {t('file.pools')}
      </h3>
      <Stack gap={12}>
        {memberPools.length === 0 ? (
          <Text size="small" tone="soft">
            {t('file.noPools')}
          </Text>
        ) : (
          <RemovableNames
            label={t('file.pools')}
            entries={memberPools.map((pool) => ({
              key: String(pool.id),
              name: pool.name,
              removeLabel: t('file.leavePool', { name: pool.name }),
              onRemove: openPools.some((one) => one.id === pool.id) ? () => change(pool.id, true) : undefined,
            }))}
          />
        )}
        {otherPools.length > 0 && (
          <Line
            onSubmit={(event) => {
              event.preventDefault();
              if (chosenId !== null) change(chosenId, false);
            }}
          >
            <Select
              aria-label={t('bulk.choosePool')}
              placeholder={t('bulk.choosePool')}
              options={otherPools.map((pool) => ({ value: pool.id, label: pool.name }))}
              value={chosenId ?? ''}
              onChange={({ target }) => setChosenId(idOf(target.value))}
            />
            <Button type="submit" size="small" variant="secondary" isLoading={status === 'pending'}>
              {t('file.addToPool')}
            </Button>
          </Line>
        )}
        {error !== null && <Text role="alert">{error.message || t('failed')}</Text>}
      </Stack>
    </div>
  );
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: center;
`;
