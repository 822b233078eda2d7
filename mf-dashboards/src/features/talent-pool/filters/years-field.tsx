import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, TextInput, theme } from '@enlace/shared-ui';

import { useTypedText } from '../../../lib/use-typed-text';
import { mostYears, type PoolChoice, yearsOf } from '../state/pool-choice';
import { poolTexts } from '../texts';

export interface YearsFieldProps {
  readonly choice: Pick<PoolChoice, 'yearsFrom' | 'yearsTo'>;
  readonly onChange: (part: Partial<PoolChoice>) => void;
}

/** The smallest and the greatest number of years of experience. */
export function YearsField({ choice, onChange }: YearsFieldProps) {
  const t = useTexts(poolTexts);
  const { yearsFrom, yearsTo } = choice;
  const from = useYearsText(yearsFrom, (years) => onChange({ yearsFrom: years }));
  const to = useYearsText(yearsTo, (years) => onChange({ yearsTo: years }));
  const problem =
    from.isWrong || to.isWrong
      ? t('filters.yearsWrong', { most: mostYears })
      : yearsFrom !== null && yearsTo !== null && yearsFrom > yearsTo
        ? t('filters.yearsCrossed')
        : '';
  return (
    <FormField label={t('fields.years')} isGroup error={problem}>
      <Pair>
        <TextInput
          inputMode="numeric"
          maxLength={3}
          aria-label={t('filters.yearsFrom')}
          placeholder={t('filters.from')}
          aria-invalid={from.isWrong || undefined}
          value={from.text}
          onChange={({ target }) => from.setText(target.value)}
        />
        <span aria-hidden>–</span>
        <TextInput
          inputMode="numeric"
          maxLength={3}
          aria-label={t('filters.yearsTo')}
          placeholder={t('filters.to')}
          aria-invalid={to.isWrong || undefined}
          value={to.text}
          onChange={({ target }) => to.setText(target.value)}
        />
      </Pair>
    </FormField>
  );
}

function useYearsText(value: PoolChoice['yearsFrom'], onYears: (years: number | null) => void) {
  const isWrongText = (text: string) => text !== '' && yearsOf(text) === null;
  const field = useTypedText(value === null ? '' : String(value), (text) => {
    if (!isWrongText(text)) onYears(yearsOf(text));
  });
  return { ...field, isWrong: isWrongText(field.text.trim()) };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: center;
`;
