import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { Icon } from '../icon/icon';
import { color } from '../tokens/tokens';
import { controlStyle } from './control.styles';
import { useField } from './field-context';

const Around = styled.span`
  position: relative;
  display: block;
  > select {
    ${controlStyle}
    padding-right: 2.5rem;
    appearance: none;
    text-overflow: ellipsis;
  }
  option {
    background: ${color.raised};
  }
  > svg {
    position: absolute;
    top: 50%;
    right: 0.75rem;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'disabled' | 'multiple' | 'size'> {
  /** The options; or pass `<option>` elements as children. */
  readonly options?: readonly SelectOption[];
  /** A first, empty option, for example "All chapters". */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One of a few options, as a native select. For many options, or options from the server, use `Combobox`. */
export function Select({ options, placeholder, isDisabled, children, ...rest }: SelectProps) {
  return (
    <Around>
      <select {...useField()} disabled={isDisabled} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevronDown" size={18} />
    </Around>
  );
}
