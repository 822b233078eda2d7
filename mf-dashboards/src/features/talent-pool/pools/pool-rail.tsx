import type { TalentPool } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Icon, PlainLink, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { talentTexts } from '../../../lib/talent/texts';
import { addressOf, choiceOf, type PoolChoice } from '../state/pool-choice';
import type { Pools } from './use-pools';

const { color, font, radius, space, textSize } = theme;

export interface PoolRailProps {
  readonly choice: PoolChoice;
  readonly pools: Pools;
  /** Missing for viewers who cannot add a pool. */
  readonly onAdd: (() => void) | undefined;
}

/** The list of all members, or of a pool without further filters. */
const addressOfPool = (poolId: TalentPool['id'] | null): string =>
  addressOf({ ...choiceOf(new URLSearchParams()), poolId });

/** Pools that are shown at first, so that the filters below them stay in sight. */
const shortLength = 4;

/** The pools with the number of their members, beside the list. */
export function PoolRail({ choice, pools, onAdd }: PoolRailProps) {
  const t = useTexts(talentTexts);
  const { number } = useFormats();
  const id = useId();
  const { rows, hasFailed, retry } = pools;
  const [isWhole, setWhole] = useState(false);
  const visibleRows = rows?.filter(({ id: poolId }, at) => isWhole || at < shortLength || poolId === choice.poolId);
  const hasCompanies = new Set(rows?.map(({ company }) => company.id)).size > 1;
  return (
    <Rail aria-labelledby={id}>
      <h2 id={id}>{t('pools.title')}</h2>
      {hasFailed && <FailedPools onRetry={retry} />}
      {rows === null && !hasFailed && <Skeleton lines={3} />}
      {rows !== null && (
        <ul>
          <li>
            <PlainLink
              to={addressOfPool(null)}
              preventScrollReset
              aria-current={choice.poolId === null ? 'true' : undefined}
            >
              <span>{t('pools.all')}</span>
            </PlainLink>
          </li>
          {visibleRows?.map((pool) => (
            <li key={pool.id}>
              <PlainLink
                to={addressOfPool(pool.id)}
                preventScrollReset
                aria-current={choice.poolId === pool.id ? 'true' : undefined}
              >
                <Icon
                  name={pool.kind === 'smart' ? 'filter' : 'users'}
                  size={16}
                  label={t(`pools.kinds.${pool.kind}`)}
                />
                <span>
                  {pool.name}
                  {hasCompanies && <small>{pool.company.name}</small>}
                </span>
                <b>{number(pool.count)}</b>
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
      {(visibleRows?.length ?? 0) < (rows?.length ?? 0) && (
        <Button size="small" variant="ghost" iconBefore="chevronDown" onClick={() => setWhole(true)}>
          {t('pools.more', { count: number(rows?.length ?? 0) })}
        </Button>
      )}
      {onAdd !== undefined && (
        <Button size="small" variant="ghost" iconBefore="plus" aria-haspopup="dialog" onClick={onAdd}>
          {t('pools.add')}
        </Button>
      )}
    </Rail>
  );
}

export function FailedPools({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(talentTexts);
  return (
    <Stack gap={8} align="start" role="alert">
      <Text size="small">{t('pools.failed')}</Text>
      <Button size="small" variant="secondary" iconBefore="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stack>
  );
}

const Rail = styled.nav`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  margin-bottom: ${space[24]};
  padding-bottom: ${space[16]};
  border-bottom: 1px solid ${color.line};
  h2 {
    padding-bottom: 0;
    font: 600 ${textSize.body} / 1.4 ${font.text};
  }
  ul {
    display: grid;
    gap: ${space[4]};
    width: 100%;
  }
  a {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    padding: ${space[8]};
    border-radius: ${radius.small};
    color: inherit;
    font-size: ${textSize.small};
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    background: ${color.sunken};
  }
  a[aria-current] {
    background: ${color.plumSoft};
    color: ${color.plumInk};
    font-weight: 600;
  }
  a svg {
    flex: none;
  }
  a > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${textSize.caption};
    font-weight: 400;
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
