import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Heading, theme } from '@enlace/shared-ui';

import { figuresTexts } from './texts';

export interface GroupBarsProps {
  readonly title: string;
  readonly currency: string;
  /** An empty name is unknown. The largest first. */
  readonly rows: readonly { readonly name: string; readonly count: number; readonly amount: number }[];
}

const shownCount = 12;

/** Recurring revenue by group: a bar for each, with its amount and its members in words. */
export function GroupBars({ title, currency, rows }: GroupBarsProps) {
  const t = useTexts(figuresTexts);
  const { money, number } = useFormats();
  const largest = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <Sheet>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul>
        {rows.slice(0, shownCount).map(({ name, count, amount }) => (
          <li key={name}>
            <span>{name === '' ? t('unknown') : name}</span>
            <small>{t('share', { amount: money(amount, currency), count: number(count) })}</small>
            <i aria-hidden style={{ inlineSize: `${Math.max(1, (amount / largest) * 100)}%` }} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const Sheet = styled.section`
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  ul {
    display: grid;
    gap: ${theme.space[12]};
    margin-top: ${theme.space[12]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[8]};
    justify-content: space-between;
    font-size: ${theme.textSize.small};
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-variant-numeric: tabular-nums;
  }
  i {
    flex: none;
    height: 0.375rem;
    margin-inline-end: auto;
    border-radius: 0.1875rem;
    background: ${theme.color.guava};
  }
  li::after {
    flex-basis: 100%;
    content: '';
    order: 1;
    height: 0;
  }
  i {
    order: 2;
  }
`;
