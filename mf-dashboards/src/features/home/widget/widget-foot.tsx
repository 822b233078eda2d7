import { useMinute } from '@enlace/shared-admin';
import type { DatasetAnswer, DatasetFilter, DatasetInfo } from '@enlace/shared-contract/dashboards';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import { usePeriodWords } from '../state/use-period-words';
import { homeTexts } from '../texts';

export interface WidgetFootProps {
  readonly info: DatasetInfo;
  readonly meta: DatasetAnswer['meta'];
  readonly goal: number | null;
  /** Filters in use that do not change these numbers. */
  readonly otherFilters: readonly DatasetFilter[];
}

/** Period, freshness, what is hidden, and the definition. */
export function WidgetFoot({ info, meta, goal, otherFilters }: WidgetFootProps) {
  const t = useTexts(homeTexts);
  const { list, number } = useFormats();
  const { spanWords } = usePeriodWords();
  const time = useAge(meta.generated_at);
  const lines = [
    spanWords(meta.period),
    t('widget.counted', { time }),
    ...(goal === null ? [] : [t('widget.goal', { value: number(goal) })]),
    ...(meta.is_rounded ? [t('widget.rounded')] : []),
    ...(meta.suppressed > 0 ? [t('widget.suppressed', { count: meta.suppressed })] : []),
    ...(otherFilters.length === 0
      ? []
      : [t('filters.ignored', { filters: list(otherFilters.map((name) => t(`filters.names.${name}`))) })]),
  ];
  return (
    <Foot>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <details>
        <summary>
          <Icon name="info" size={16} />
          {t('widget.about')}
        </summary>
        <p>{info.definition}</p>
      </details>
      <OnPaper>{info.definition}</OnPaper>
    </Foot>
  );
}

/** The time since an instant in words: `3 minutes ago`. */
function useAge(instant: string): string {
  const { locale } = useLocale();
  const minutes = Math.min(0, Math.round((Date.parse(instant) - useMinute()) / 60_000));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(Math.round(minutes / 1440), 'day');
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  summary {
    display: flex;
    gap: ${theme.space[4]};
    align-items: center;
    cursor: pointer;
  }
  details[open] {
    flex-basis: 100%;
  }
  details p {
    max-width: 60ch;
    padding-top: ${theme.space[4]};
  }
  @media print {
    details {
      display: none;
    }
  }
`;

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    flex-basis: 100%;
  }
`;
