import type { DatasetAnswer, DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { Button, EmptyState } from '@enlace/shared-ui';

import { addDays, type Day } from '../state/days';
import type { ChangeView } from '../state/use-choice';
import { useDayWords } from '../state/use-points';
import { noFilters } from '../state/view-choice';
import { homeTexts } from '../texts';

type Meta = DatasetAnswer['meta'];

export interface WidgetEmptyProps {
  readonly info: DatasetInfo;
  readonly meta: Meta;
  readonly onChange: ChangeView;
}

/** Why there is nothing to draw, and the next step. */
export function WidgetEmpty({ info, meta, onChange }: WidgetEmptyProps) {
  const t = useTexts(homeTexts);
  const { dayWords } = useDayWords();
  const { empty, last_day: lastDay } = meta;
  if (empty === 'hidden') return <EmptyState title={t('empty.hidden')}>{t('empty.hiddenHint')}</EmptyState>;
  if (empty === 'filters')
    return (
      <EmptyState
        title={t('empty.filters')}
        action={
          <Button variant="secondary" onClick={() => onChange(noFilters)}>
            {t('filters.clear')}
          </Button>
        }
      >
        {t('empty.filtersHint')}
      </EmptyState>
    );
  if (empty === 'period' && lastDay !== null)
    return (
      <EmptyState
        title={t('empty.period')}
        action={
          <Button
            variant="secondary"
            onClick={() => onChange({ period: 'custom', from: startOf(lastDay, meta), to: lastDay })}
          >
            {t('empty.jump', { day: dayWords(lastDay) })}
          </Button>
        }
      >
        {t('empty.periodHint', { day: dayWords(lastDay) })}
      </EmptyState>
    );
  return <EmptyState title={t('empty.never')}>{t(`empty.neverHints.${info.unit}`)}</EmptyState>;
}

/** The first day of a period of the same length that ends on the last day with data. */
function startOf(lastDay: Day, { period }: Meta): Day {
  if (period === null) return addDays(lastDay, -29);
  return addDays(lastDay, Math.round((Date.parse(period.from) - Date.parse(period.to)) / 86_400_000));
}
