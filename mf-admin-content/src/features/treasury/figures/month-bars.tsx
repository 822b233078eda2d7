import type { MembershipFigures } from '@enlace/shared-contract/memberships';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { figuresTexts } from './texts';

const [height, barWidth, step] = [160, 40, 60];

/** Recurring revenue by month as bars; the table below has the same numbers in words. */
export function MonthBars({ figures }: { readonly figures: MembershipFigures }) {
  const t = useTexts(figuresTexts);
  const { date, money } = useFormats();
  const { months, currency } = figures;
  const largest = Math.max(1, ...months.map(({ recurring }) => recurring.amount));
  const width = months.length * step;
  return (
    <Frame>
      <figcaption>{t('chart')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height + 44}`} role="img" aria-label={t('chart')}>
        {months.map(({ month, recurring }, index) => {
          const length = Math.max(2, (recurring.amount / largest) * height);
          const x = index * step + (step - barWidth) / 2;
          return (
            <g key={month}>
              <title>{`${date(month, { month: 'long', year: 'numeric', timeZone: 'UTC' })}: ${money(recurring.amount, currency)}`}</title>
              <rect x={x} y={height + 20 - length} width={barWidth} height={length} rx="4" />
              <text x={x + barWidth / 2} y={height + 38} textAnchor="middle" data-month="">
                {date(month, { month: 'short', timeZone: 'UTC' })}
              </text>
            </g>
          );
        })}
      </svg>
    </Frame>
  );
}

const Frame = styled.figure`
  margin: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  figcaption {
    margin-bottom: ${theme.space[12]};
    font-weight: 600;
  }
  svg {
    display: block;
    width: 100%;
    max-height: 18rem;
  }
  rect {
    fill: ${theme.color.guava};
  }
  text {
    fill: ${theme.color.inkSoft};
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
`;
