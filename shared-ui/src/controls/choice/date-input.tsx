import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from '../../form/control.styles';
import { useField } from '../../form/field-context';
import { space } from '../../tokens/tokens';
import { useControlTexts } from '../texts';

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  &::-webkit-calendar-picker-indicator {
    padding: 0.25rem;
    opacity: 0.7;
    cursor: pointer;
  }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  > :first-child {
    flex: 3 1 9rem;
  }
  > :last-child {
    flex: 2 1 8rem;
  }
`;

export interface DateInputProps extends Omit<ComponentPropsWithRef<'input'>, 'disabled' | 'type' | 'size'> {
  readonly isDisabled?: boolean;
}

/** A day, `YYYY-MM-DD`, typed or picked in the format of the user's system. `min` and `max` have the same form. */
export function DateInput({ isDisabled, ...rest }: DateInputProps) {
  return <Input type="date" {...useField()} disabled={isDisabled} {...rest} />;
}

/** A time of day, `HH:mm`. */
export function TimeInput({ isDisabled, ...rest }: DateInputProps) {
  return <Input type="time" {...useField()} disabled={isDisabled} {...rest} />;
}

export interface DateTimeInputProps {
  /** `YYYY-MM-DDTHH:mm` in the time zone of the form, or empty. Passes an incomplete value on. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  readonly isDisabled?: boolean;
}

/** A day and a time in two inputs. The `FormField isGroup` around it provides the name of the pair. */
export function DateTimeInput({ value, onChange, min, max, isDisabled }: DateTimeInputProps) {
  const t = useControlTexts();
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  return (
    <Pair>
      <DateInput
        aria-label={t('date.date')}
        value={day}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        isDisabled={isDisabled === true}
        onChange={(event) => change(event.target.value, time)}
      />
      <TimeInput
        aria-label={t('date.time')}
        value={time}
        isDisabled={isDisabled === true}
        onChange={(event) => change(day, event.target.value)}
      />
    </Pair>
  );
}
