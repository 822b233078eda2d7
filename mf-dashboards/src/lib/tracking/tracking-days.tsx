import type { TrackingEntry } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { trackingTexts } from './texts';
import { TrackingRow } from './tracking-row';

export interface TrackingDaysProps {
  /** In the order of the time. */
  readonly entries: readonly TrackingEntry[];
  /** Element of the days in the outline of the page. */
  readonly heading: 'h2' | 'h3';
  /** Leads to the member of each entry. */
  readonly hasLinks?: boolean;
}

interface Day {
  /** The local day. */
  readonly key: string;
  readonly entries: readonly [TrackingEntry, ...TrackingEntry[]];
}

/** What companies have done with members, by day. */
export function TrackingDays({ entries, heading, hasLinks = true }: TrackingDaysProps) {
  return (
    <Days>
      {daysOf(entries).map((day) => (
        <TrackingDay key={day.key} day={day} heading={heading} hasLinks={hasLinks} />
      ))}
    </Days>
  );
}

interface TrackingDayProps extends Required<Omit<TrackingDaysProps, 'entries'>> {
  readonly day: Day;
}

function TrackingDay({ day, heading: Heading, hasLinks }: TrackingDayProps) {
  const id = useId();
  const wordDay = useDayWords();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{wordDay(day)}</Heading>
      <ol>
        {day.entries.map((entry) => (
          <TrackingRow key={entry.id} entry={entry} hasLink={hasLinks} />
        ))}
      </ol>
    </section>
  );
}

/** Returns a function that names a day: today, yesterday, or its date. */
function useDayWords(): (day: Day) => string {
  const t = useTexts(trackingTexts);
  const { date } = useFormats();
  const [now] = useState(() => new Date());
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return ({ key, entries: [first] }) => {
    if (key === now.toDateString()) return t('today');
    if (key === yesterday.toDateString()) return t('yesterday');
    return date(first.at, { dateStyle: 'full' });
  };
}

function daysOf(entries: readonly TrackingEntry[]): readonly Day[] {
  return entries.reduce<readonly Day[]>((days, entry) => {
    const key = new Date(entry.at).toDateString();
    const last = days.at(-1);
    if (last?.key !== key) return [...days, { key, entries: [entry] }];
    return [...days.slice(0, -1), { key, entries: [...last.entries, entry] }];
  }, []);
}

const Days = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  h2,
  h3 {
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.lineStrong};
    color: ${theme.color.inkSoft};
    font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
  }
  h2::first-letter,
  h3::first-letter {
    text-transform: uppercase;
  }
`;
