import { datasetCompares, datasetGrains } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select } from '@enlace/shared-ui';
import { useState } from 'react';

import { lazyPart } from '../../../lib/lazy-part';
import { dayOf } from '../state/days';
import type { Catalogue } from '../state/dashboards.slice';
import type { ChangeView } from '../state/use-choice';
import { periodTexts } from '../state/use-period-words';
import { daysOf, firstView, periods, type ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { Bar } from './filter-bar.styles';
import { FilterChips } from './filter-chips';
import { useFilterLabels } from './use-filter-labels';

const FilterDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-filters" */ './filter-drawer')).FilterDrawer,
  null,
);
const CustomPeriod = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-period" */ './custom-period')).CustomPeriod,
  null,
);

export interface FilterBarProps {
  readonly choice: ViewChoice;
  readonly catalogue: Catalogue;
  readonly onChange: ChangeView;
}

/** Period, comparison, steps and filters of the whole page. */
export function FilterBar({ choice, catalogue, onChange }: FilterBarProps) {
  const t = useTexts(homeTexts);
  const [isOpen, setOpen] = useState(false);
  const labels = useFilterLabels(choice, catalogue);
  const usedCount = labels.filter(({ isUnused }) => !isUnused).length;
  const { period, compare, grain } = choice;
  const grains = datasetGrains.filter((name) => catalogue.data.some((info) => info.grains.includes(name)));
  const isChanged = labels.length > 0 || period !== 'own' || compare !== firstView.compare || grain !== null;
  const changePeriod = (value: string) => {
    const name = periods.find((one) => one === value) ?? 'own';
    // The fields begin with the period of the moment.
    const days =
      name === 'custom' ? daysOf(period === 'own' ? { ...choice, period: '30' } : choice, dayOf(new Date())) : null;
    onChange({ period: name, ...(days ?? { from: '', to: '' }) });
  };
  return (
    <Bar>
      <FormField label={t('period.label')}>
        <Select
          value={period}
          options={periods.map((value) => ({ value, label: t(`period.names.${periodTexts[value]}`) }))}
          onChange={({ target }) => changePeriod(target.value)}
        />
      </FormField>
      {period === 'custom' && <CustomPeriod choice={choice} onChange={onChange} />}
      <FormField label={t('compare.label')}>
        <Select
          value={compare}
          options={datasetCompares.map((value) => ({ value, label: t(`compare.names.${value}`) }))}
          onChange={({ target }) =>
            onChange({ compare: datasetCompares.find((one) => one === target.value) ?? 'previous' })
          }
        />
      </FormField>
      {grains.length > 1 && (
        <FormField label={t('grain.label')}>
          <Select
            value={grain ?? ''}
            placeholder={t('grain.auto')}
            options={grains.map((value) => ({ value, label: t(`grain.names.${value}`) }))}
            onChange={({ target }) => onChange({ grain: datasetGrains.find((one) => one === target.value) ?? null })}
          />
        </FormField>
      )}
      <Button variant="secondary" iconBefore="filter" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {usedCount === 0 ? t('filters.open') : t('filters.openCount', { count: usedCount })}
      </Button>
      {isChanged && <FilterChips labels={labels} onChange={onChange} />}
      {isOpen && (
        <FilterDrawer choice={choice} catalogue={catalogue} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </Bar>
  );
}
