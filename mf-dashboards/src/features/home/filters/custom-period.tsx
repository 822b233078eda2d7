import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, theme } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { usePeriodFields } from './use-period-fields';

export interface CustomPeriodProps {
  readonly choice: ViewChoice;
  readonly onChange: ChangeView;
}

/** First and last day of the period. While one of them is wrong, its field shows why and the numbers stay. */
export function CustomPeriod({ choice, onChange }: CustomPeriodProps) {
  const t = useTexts(homeTexts);
  const { days, setDay, noteState, problems, isUsual } = usePeriodFields(choice, onChange);
  const isWrong = problems.from !== null || problems.to !== null;
  return (
    <>
      {(['from', 'to'] as const).map((name) => {
        const problem = problems[name];
        return (
          <FormField
            key={name}
            label={t(`period.${name}`)}
            error={problem === null ? '' : t(`period.problems.${problem}`)}
          >
            <DateInput
              value={days[name]}
              onBlur={({ target }) => noteState(name, target)}
              onChange={({ target }) => {
                noteState(name, target);
                setDay(name, target.value);
              }}
            />
          </FormField>
        );
      })}
      <Consequence role="status">{isWrong && t(isUsual ? 'period.usual' : 'period.unchanged')}</Consequence>
    </>
  );
}

const Consequence = styled.p`
  flex-basis: 100%;
  grid-column: 1 / -1;
  order: 1;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  /* Stays in the page, so that its words are read out; an empty line of the bar would be a gap. */
  &:empty {
    position: absolute;
  }
`;
