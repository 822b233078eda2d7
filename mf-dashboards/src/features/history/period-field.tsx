import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, theme } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import { useTypedText } from '../../lib/use-typed-text';
import { type HistoryChoice, isDay } from './history-choice';
import { historyTexts } from './texts';

export interface PeriodFieldProps {
  readonly choice: Pick<HistoryChoice, 'from' | 'to'>;
  readonly onChange: (part: Partial<HistoryChoice>) => void;
}

/** The first and the last day of the history. */
export function PeriodField({ choice, onChange }: PeriodFieldProps) {
  const t = useTexts(historyTexts);
  const { from, to } = choice;
  // An unfinished year waits.
  const isComplete = (day: string) => day === '' || isDay(day);
  const first = useTypedText(from, (day) => {
    if (isComplete(day)) onChange({ from: day });
  });
  const last = useTypedText(to, (day) => {
    if (isComplete(day)) onChange({ to: day });
  });
  const isCrossed = from !== '' && to !== '' && from > to;
  return (
    <Row>
      <FormField label={t('period.from')}>
        <DateInput value={first.text} onChange={({ target }) => first.setText(target.value)} />
      </FormField>
      <FormField label={t('period.to')} error={isCrossed ? t('period.crossed') : ''}>
        <DateInput value={last.text} onChange={({ target }) => last.setText(target.value)} />
      </FormField>
      {(from !== '' || to !== '') && (
        <Button variant="ghost" onClick={() => onChange({ from: '', to: '' })}>
          {t('period.clear')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: end;
  margin-bottom: ${theme.space[16]};
  > div {
    flex: 1 1 9rem;
    max-width: 11rem;
  }
`;
