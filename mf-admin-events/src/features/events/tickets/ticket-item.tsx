import { useLateTexts } from '@enlace/shared-admin';
import type { tickets } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, IconButton, type IconButtonProps, Link, theme } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { boardTexts } from './texts';

export type TicketRow = RowOf<typeof tickets>;

const tones = {
  on_sale: 'success',
  few_left: 'warning',
  sold_out: 'danger',
  waitlist_open: 'plum',
  not_published: 'neutral',
  not_started: 'teal',
  ended: 'neutral',
} as const;

export interface TicketItemProps {
  readonly row: TicketRow;
  /** Of the event. */
  readonly timezone: string;
  /** Name of its pool; null without one. */
  readonly pool: string | null;
  /** Names of the earlier tiers, the first one in front. */
  readonly chain: readonly string[];
  readonly isMoving: boolean;
  /** Properties of the handle that moves it; null for a ticket that cannot move. */
  readonly grip: Omit<IconButtonProps, 'icon' | 'label'> | null;
  /** Opens pool and tier; missing for people who only read. */
  readonly onPlace: (() => void) | undefined;
}

/** A ticket with its price, its state and its seats. */
export function TicketItem({ row, timezone, pool, chain, isMoving, grip, onPlace }: TicketItemProps) {
  const t = useLateTexts(boardTexts);
  const formats = useFormats();
  const { name, price, member_price: memberPrice, currency, kind, state, visibility } = row;
  const money = (amount: number) => (amount === 0 ? t('free') : formats.money(amount, currency));
  const day = useMoment(timezone);
  const hasWindow = row.sale_starts_at !== null || row.sale_ends_at !== null;
  const figures = [
    [t('sold'), formats.number(row.sold_count)],
    [t('held'), formats.number(row.held_count)],
    [t('left'), row.left === null ? t('noLimit') : formats.number(row.left)],
  ] as const;
  return (
    <Item data-url={String(row.id)} $isMoving={isMoving} $hasGrip={grip !== null}>
      {grip !== null && <Grip icon="grip" size="small" label={t('move', { name })} title={t('moveHelp')} {...grip} />}
      <ResourceTexts>
        <Name>
          <Link to={`/admin/tickets/${row.id}`}>{name}</Link>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {visibility !== 'public' && <Badge tone="plum">{t(`visibility.${visibility}`)}</Badge>}
          {row.requires_approval === true && <Badge tone="warning">{t('approval')}</Badge>}
        </Name>
        <Small>
          {kind === 'donation' ? t('from', { price: money(price) }) : money(price)}
          {memberPrice !== null && ` · ${t('members', { price: money(memberPrice) })}`}
          {hasWindow &&
            ` · ${t('window', {
              start: row.sale_starts_at === null ? t('now') : day(row.sale_starts_at),
              end: row.sale_ends_at === null ? t('end') : day(row.sale_ends_at),
            })}`}
        </Small>
        {pool !== null && <Small>{t('places.inPool', { pool })}</Small>}
        {chain.length > 0 && <Small>{t('places.chain', { path: [...chain, name].join(' → ') })}</Small>}
      </ResourceTexts>
      <Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      {onPlace !== undefined && (
        <Place>
          <IconButton icon="settings" size="small" label={t('places.open', { name })} onClick={onPlace} />
        </Place>
      )}
    </Item>
  );
}

const Item = styled.li<{ readonly $isMoving: boolean; readonly $hasGrip: boolean }>`
  display: grid;
  grid-template: ${({ $hasGrip }) =>
    $hasGrip ? "'grip words place' '. figures figures' / auto minmax(0, 1fr) auto" : "'words' 'figures'"};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.6 : 1)};
  gap: ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[16]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  ${theme.media.medium} {
    grid-template: ${({ $hasGrip }) =>
      $hasGrip
        ? "'grip words figures place' / auto minmax(0, 1fr) auto auto"
        : "'words figures' / minmax(0, 1fr) auto"};
    gap: ${theme.space[16]};
    padding-inline: ${theme.space[20]};
  }
`;

const Grip = styled(IconButton)`
  grid-area: grip;
  cursor: grab;
  touch-action: none;
`;

const ResourceTexts = styled.div`
  grid-area: words;
  min-width: 0;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  align-items: center;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;

const Figures = styled.dl`
  display: grid;
  grid-area: figures;
  grid-template-columns: repeat(3, auto);
  gap: ${theme.space[12]} ${theme.space[16]};
  justify-content: start;
  ${theme.media.medium} {
    grid-template-columns: repeat(3, minmax(4.5rem, auto));
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled.div`
  grid-area: place;
`;
