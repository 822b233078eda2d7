import { useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import { useTypedText } from '../../../lib/use-typed-text';
import { isDay } from '../state/days';
import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';

export interface CustomPeriodProps {
  readonly choice: ViewChoice;
  readonly onChange: ChangeView;
}

/** First and last day of the period. A day that is not complete waits. */
export function CustomPeriod({ choice, onChange }: CustomPeriodProps) {
  const t = useTexts(homeTexts);
  const { from, to } = choice;
  const first = useTypedText(from, (day) => {
    if (isDay(day)) onChange({ from: day });
  });
  const last = useTypedText(to, (day) => {
    if (isDay(day)) onChange({ to: day });
  });
  const isCrossed = from !== '' && to !== '' && from > to;
  return (
    <>
      <FormField label={t('period.from')}>
        <DateInput value={first.text} onChange={({ target }) => first.setText(target.value)} />
      </FormField>
      <FormField label={t('period.to')} error={isCrossed ? t('period.crossed') : ''}>
        <DateInput value={last.text} onChange={({ target }) => last.setText(target.value)} />
      </FormField>
    </>
  );
}
