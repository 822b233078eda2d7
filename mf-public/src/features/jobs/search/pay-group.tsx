import type { JobFacetGroup, JobFacetsAnswer } from '@enlace/shared-contract/work';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { FormField, Select, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { Choices } from '../../../lib/choices';
import { periods, type JobsChoice } from '../jobs-query';
import { Figure, Group, Groups, Value } from './filter-panel.styles';
import { jobSearchTexts } from './texts';

export interface PayGroupProps {
  readonly choice: JobsChoice;
  readonly facets: JobFacetsAnswer | null;
}

/** The least pay, its currency and period; jobs without a stated pay are a choice beside it. */
export function PayGroup({ choice, facets }: PayGroupProps) {
  const t = useTexts(jobSearchTexts);
  const { number } = useFormats();
  const { pay, currency, period, payGap } = choice;
  const [isOpen] = useState(`${pay}${currency}${payGap}` !== '');
  const valuesOf = (group: JobFacetGroup) => facets?.data.find((one) => one.group === group)?.values ?? [];
  const currencies = valuesOf('currency').map(
    ({ value, count }) => [value, t('counted', { name: value, count })] as const,
  );
  return (
    <Group open={isOpen}>
      <summary>{t('groups.salary')}</summary>
      <Groups>
        <FormField label={t('pay')}>
          <TextInput
            name="salary_from"
            maxLength={14}
            pattern="\d{1,10}|\d{1,3}([.,'\s]\d{3})+"
            inputMode="numeric"
            defaultValue={pay}
          />
        </FormField>
        <FormField label={t('currency')}>
          <Choices name="currency" value={currency} none={t('anyCurrency')} options={currencies} />
        </FormField>
        <FormField label={t('period')}>
          <Select name="salary_period" defaultValue={period === periods[0] ? '' : period}>
            {periods.map((each) => (
              <option key={each} value={each === periods[0] ? '' : each}>
                {t(`periods.${each}`)}
              </option>
            ))}
          </Select>
        </FormField>
        <Value>
          <input type="checkbox" name="salary_unstated" value="1" defaultChecked={payGap !== ''} />
          <span>{t('unstated')}</span> <Figure>{number(valuesOf('salary_unstated')[0]?.count ?? 0)}</Figure>
        </Value>
      </Groups>
    </Group>
  );
}
