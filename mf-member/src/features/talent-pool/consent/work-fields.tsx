import { availabilities, type PoolProfile } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, Text, TextInput, tokens } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';

import { poolTexts } from '../texts';
import type { PoolChoices } from './pool-choices';

export interface WorkFieldsProps {
  readonly years: string;
  readonly availability: PoolProfile['availability'];
  readonly errors: { readonly years: string | undefined; readonly availability: string | undefined };
  readonly onChange: (values: Partial<Pick<PoolChoices, 'years' | 'availability'>>) => void;
}

/** What the profile has no field for. Both can stay empty. */
export function WorkFields({ years, availability, errors, onChange }: WorkFieldsProps) {
  const t = useTexts(poolTexts);
  const options = [
    ...availabilities.map((value) => ({ value: String(value), label: t(`availability.${value}`) })),
    { value: '', label: t('availability.none') },
  ];
  return (
    <Part>
      <h2>{t('work.title')}</h2>
      <Text tone="soft">{t('work.lead')}</Text>
      <FormField label={t('years.label')} hint={t('years.hint')} error={errors.years}>
        <Short
          name="years"
          inputMode="numeric"
          autoComplete="off"
          value={years}
          onChange={({ target }) => onChange({ years: target.value })}
        />
      </FormField>
      <FormField isGroup label={t('availability.label')} error={errors.availability}>
        <RadioGroup
          name="availability"
          options={options}
          value={availability ?? ''}
          onChange={(value) => onChange({ availability: availabilities.find((one) => one === value) ?? null })}
        />
      </FormField>
    </Part>
  );
}

const { font, space, textSize } = tokens;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  > h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;

const Short = styled(TextInput)`
  max-width: 8rem;
`;
