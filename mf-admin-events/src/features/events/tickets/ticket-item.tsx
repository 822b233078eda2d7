import { useLateTexts } from '@enlace/shared-admin';
import type { RowOf, tickets } from '@enlace/shared-contract';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, IconButton, Link, theme } from '@enlace/shared-ui';

import { boardTexts } from './texts';

export type TicketRow = RowOf<typeof tickets>;

const tones = {
  on_sale: 'success',
  few_left: 'warning',
  sold_out: 'danger',
  not_started: 'teal',
  ended: 'neutral',
} as const;

export interface TicketItemProps {
  readonly row: TicketRow;
  /** Of the event. */
  readonly timezone: string;
  readonly mayMove: boolean;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** A ticket with its price, its state and its seats. */
export function TicketItem({ row, timezone, mayMove, onUp, onDown }: TicketItemProps) {
  const t = useLateTexts(boardTexts);
  const formats = useFormats();
  const { name, price, member_price: memberPrice, currency, kind, state, visibility } = row;
  const money = (amount: number) => (amount === 0 ? t('free') : formats.money(amount, currency));
  const day = (instant: string) =>
    formats.date(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const hasWindow = row.sale_starts_at !== null || row.sale_ends_at !== null;
  const figures = [
    [t('sold'), formats.number(row.sold_count)],
    [t('held'), formats.number(row.held_count)],
    [t('left'), row.left === null ? t('noLimit') : formats.number(row.left)],
  ] as const;
  return (
    <Item>
      <Words>
        <Name>
          <Link to={`/admin/tickets/${row.id}`}>{name}</Link>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {visibility !== 'public' && <Badge tone="plum">{t(`visibility.${visibility}`)}</Badge>}
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
      </Words>
      <Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Moves>
        <IconButton
          icon="chevronUp"
          size="small"
          label={t('up', { name })}
          isDisabled={!mayMove || onUp === undefined}
          onClick={onUp}
        />
        <IconButton
          icon="chevronDown"
          size="small"
          label={t('down', { name })}
          isDisabled={!mayMove || onDown === undefined}
          onClick={onDown}
        />
      </Moves>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  padding: ${theme.space[16]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  ${theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

const Words = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${theme.media.medium} {
    grid-column: auto;
  }
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
  grid-template-columns: repeat(3, minmax(4.5rem, auto));
  gap: ${theme.space[16]};
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Moves = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;
