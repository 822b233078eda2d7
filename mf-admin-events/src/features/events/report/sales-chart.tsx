import { useLateTexts } from '@enlace/shared-admin';
import type { EventReport } from '@enlace/shared-contract/events';
import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { salesPeriods } from './sales-periods';
import { reportTexts } from './texts';

const [width, height] = [640, 160];
const widestBar = 40;

/** Sold tickets by day as bars; the table below has the same numbers in words. */
export function SalesChart({ report: { days } }: { readonly report: EventReport }) {
  const t = useLateTexts(reportTexts);
  const { date, number } = useFormats();
  const periods = salesPeriods(days);
  if (periods.length === 0) return null;
  const largest = Math.max(1, ...periods.map(({ tickets }) => tickets));
  const step = width / periods.length;
  const barWidth = Math.min(step * 0.7, widestBar);
  const dayOf = (day: string) => date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first] = periods;
  const last = periods.at(-1);
  return (
    <Frame>
      <svg viewBox={`0 0 ${width} ${height + 2}`} role="img" aria-label={t('chart')}>
        {periods.map(({ day, tickets }, place) => {
          const length = tickets === 0 ? 0 : Math.max(2, (tickets / largest) * height);
          return (
            <g key={day}>
              <title>{t('chartBar', { day: dayOf(day), count: tickets, tickets: number(tickets) })}</title>
              <rect
                x={place * step + (step - barWidth) / 2}
                y={height - length}
                width={barWidth}
                height={length}
                rx="2"
              />
            </g>
          );
        })}
        <line x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <Labels aria-hidden>
        <span>{first !== undefined && dayOf(first.day)}</span>
        <span>{last !== undefined && last !== first && dayOf(last.day)}</span>
      </Labels>
    </Frame>
  );
}

const Frame = styled.figure`
  margin: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  svg {
    display: block;
    width: 100%;
    max-height: 18rem;
  }
  rect {
    fill: ${theme.color.guava};
  }
  line {
    stroke: ${theme.color.line};
  }
`;

const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
