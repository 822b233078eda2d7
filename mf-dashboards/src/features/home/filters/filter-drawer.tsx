import { useLateTexts } from '@enlace/shared-admin';
import { datasetFilters } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { Button, Stack, Text } from '@enlace/shared-ui';
import { controlTexts, Drawer } from '@enlace/shared-ui/controls';

import { hasSingleValues } from '../state/counted-choice';
import type { Catalogue } from '../state/dashboards.slice';
import type { ChangeView } from '../state/use-choice';
import { noFilters, type ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { FilterField } from './filter-field';

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
          .map((name) => (
            <FilterField key={name} name={name} values={choice[name]} catalogue={catalogue} onChange={onChange} />
          ))}
        {hasSingleValues(catalogue) && (
          <Text size="small" tone="soft">
            {t('filters.single')}
          </Text>
        )}
      </Stack>
    </Drawer>
  );
}
