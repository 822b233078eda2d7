import { styled } from '@enlace/shared-platform';
import { useId, type ReactNode } from 'react';

import { useField } from '../../form/field-context';
import { color, space } from '../../tokens/tokens';
import { boxStyle, Line } from './choice.styles';

const Dot = styled.input`
  ${boxStyle}
  border-radius: 50%;
  &:checked::before {
    content: '';
    width: 0.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.onPrimary};
  }
`;

const Lines = styled.div<{ readonly $isRow: boolean }>`
  display: flex;
  flex-flow: ${({ $isRow }) => ($isRow ? 'row wrap' : 'column')};
  gap: ${space[8]} ${space[24]};
`;

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps {
  readonly options: readonly RadioOption[];
  readonly value?: string | null;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly name?: string;
  readonly isRow?: boolean;
}

/** One of a few visible choices. The `FormField isGroup` around it provides its name. */
export function RadioGroup({ options, value, defaultValue, onChange, name, isRow = false }: RadioGroupProps) {
  const ownId = useId();
  const { required } = useField();
  return (
    <Lines $isRow={isRow}>
      {options.map((option) => (
        <Line key={option.value}>
          <Dot
            type="radio"
            name={name ?? ownId}
            value={option.value}
            required={required}
            disabled={option.isDisabled}
            onChange={() => onChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </Line>
      ))}
    </Lines>
  );
}
