import { useFormats, useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';

import { texts } from '../../texts';
import { Bar, Bars, Name, Row, Value } from './countries-chart.styles';
import { barsOf, type CountryBar, type CountryCount } from './countries';

export interface CountriesChartProps {
  readonly rows: readonly CountryCount[];
  /** The chart as a sentence. */
  readonly summary: string;
}

/**
 * A bar per country, with one stop of the keyboard: arrow keys, Home and End move from bar to bar and announce it.
 * Name and number are visible beside each bar.
 */
export function CountriesChart({ rows, summary }: CountriesChartProps) {
  const t = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const bars = barsOf(rows, (count) => t('countries.others', { count }));
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 1 });
  const currentBar = at === null ? undefined : bars[at];

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeAfter(event.key, at, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <>
      <Bars
        role="application"
        aria-roledescription={t('countries.kind')}
        aria-label={summary}
        aria-describedby={id}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onBlur={() => setAt(null)}
      >
        <Hatch />
        {bars.map((bar, index) => (
          <Row key={bar.key} aria-hidden $isAt={index === at}>
            <Name>{bar.name}</Name>
            <BarOf bar={bar} />
            <Value>
              {number(bar.total)} <small>{percent(bar.share)}</small>
            </Value>
          </Row>
        ))}
      </Bars>
      <VisuallyHidden id={id}>{t('countries.help')}</VisuallyHidden>
      <VisuallyHidden role="status">
        {currentBar &&
          t('countries.point', {
            country: currentBar.name,
            count: number(currentBar.total),
            percent: percent(currentBar.share),
          })}
      </VisuallyHidden>
    </>
  );
}

function BarOf({ bar }: { readonly bar: CountryBar }) {
  return (
    <Bar $isRest={bar.isRest}>
      <rect width={`${Math.max(bar.length * 100, 0.5)}%`} height="100%" rx="4" />
    </Bar>
  );
}

/** Lines instead of a plain colour for the bar of several countries. */
function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden focusable="false">
      <pattern id="members-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="8" fill="currentcolor" />
      </pattern>
    </svg>
  );
}

function placeAfter(key: string, at: number | null, count: number): number | undefined {
  const last = count - 1;
  const places: Readonly<Record<string, number | null>> = {
    ArrowDown: at === null ? 0 : Math.min(at + 1, last),
    ArrowRight: at === null ? 0 : Math.min(at + 1, last),
    ArrowUp: at === null ? last : Math.max(at - 1, 0),
    ArrowLeft: at === null ? last : Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return places[key] ?? undefined;
}
