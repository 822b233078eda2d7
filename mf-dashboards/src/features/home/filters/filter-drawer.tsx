import { useLateTexts } from '@enlace/shared-admin';
import { datasetFilters } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Stack } from '@enlace/shared-ui';
import { controlTexts, Drawer, MultiSelect } from '@enlace/shared-ui/controls';

import type { Catalogue } from '../state/dashboards.slice';
import type { ChangeView } from '../state/use-choice';
import { mostValues, noFilters, type ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { optionsOf } from './use-filter-labels';

export interface FilterDrawerProps {
  readonly choice: ViewChoice;
  readonly catalogue: Catalogue;
  readonly onChange: ChangeView;
  readonly onClose: () => void;
}

/** The filters of the page; each change applies at once. */
export function FilterDrawer({ choice, catalogue, onChange, onClose }: FilterDrawerProps) {
  const t = useTexts(homeTexts);
  useLateTexts(controlTexts);
  const { choices } = catalogue.meta;
  return (
    <Drawer
      isOpen
      title={t('filters.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChange(noFilters)}>
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose}>{t('filters.done')}</Button>
        </>
      }
    >
      <Stack gap={20}>
        {datasetFilters
          .filter((name) => choices[name].length > 0)
          .map((name) => {
            const options = optionsOf(choices, name);
            return (
              <FormField key={name} label={t(`filters.names.${name}`)}>
                <MultiSelect
                  label={t(`filters.names.${name}`)}
                  placeholder={t('filters.any')}
                  max={mostValues}
                  options={options}
                  value={choice[name].map(
                    (value) => options.find((option) => option.value === value) ?? { value, label: value },
                  )}
                  onChange={(values) => onChange({ [name]: values.map(({ value }) => String(value)) })}
                />
              </FormField>
            );
          })}
      </Stack>
    </Drawer>
  );
}
