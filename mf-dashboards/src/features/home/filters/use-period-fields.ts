import { useState } from 'react';

import { useTypedText } from '../../../lib/use-typed-text';
import { isDay, isRealDay } from '../state/days';
import type { ChangeView } from '../state/use-choice';
import { arePeriod, type ViewChoice } from '../state/view-choice';

type FieldName = 'from' | 'to';
type Problem = 'needed' | 'noDay' | 'range' | 'crossed';

/** The fields of a custom period. Days are applied when both are right; until then, what was typed stays. */
export function usePeriodFields(choice: ViewChoice, onChange: ChangeView) {
  const value = textOf(choice);
  const [lastText, setLastText] = useState(value);
  const [incompleteNames, setIncompleteNames] = useState<readonly FieldName[]>([]);
  const { text, setText } = useTypedText(value, (next) => {
    setLastText(next);
    const { from, to } = daysIn(next);
    if (arePeriod(from, to)) onChange({ from, to });
  });
  // Nothing is refused while it is typed.
  const checkedDays = daysIn(text === value ? value : lastText);
  const problemOf = (name: FieldName): Problem | null => {
    const day = checkedDays[name];
    if (isDay(day)) return null;
    if (day === '') return incompleteNames.includes(name) ? 'noDay' : 'needed';
    return isRealDay(day) || /^\d{5}/.test(day) ? 'range' : 'noDay';
  };
  const isCrossed = isDay(checkedDays.from) && isDay(checkedDays.to) && checkedDays.from > checkedDays.to;
  const days = daysIn(text);
  return {
    days,
    setDay: (name: FieldName, day: string) => setText(textOf({ ...days, [name]: day })),
    /** A day that is not complete, or that the calendar does not have, has an empty value; only its field knows it. */
    noteState(name: FieldName, { validity }: HTMLInputElement) {
      const others = incompleteNames.filter((one) => one !== name);
      setIncompleteNames(validity.badInput ? [...others, name] : others);
    },
    problems: { from: problemOf('from'), to: problemOf('to') ?? (isCrossed ? ('crossed' as const) : null) },
    /** Whether the numbers are of the usual period, because the days of the address are wrong. */
    isUsual: !arePeriod(choice.from, choice.to),
  };
}

const textOf = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}/${to}`;

function daysIn(text: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = text.split('/');
  return { from, to };
}
