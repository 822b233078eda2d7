import { styled } from '@enlace/shared-platform';
import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';

import { useField } from '../../form/field-context';
import { color, motion, radius } from '../../tokens/tokens';
import { boxStyle, Line } from './choice.styles';

const Box = styled.input`
  ${boxStyle}
  border-radius: ${radius.small};
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.onPrimary};
    clip-path: polygon(12% 45%, 0 58%, 38% 92%, 100% 22%, 87% 10%, 37% 66%);
    transform: scale(0);
    transition: transform ${motion.hover}ms ${motion.ease};
  }
  &:checked::before,
  &:indeterminate::before {
    transform: none;
  }
  &:indeterminate::before {
    clip-path: inset(40% 8%);
  }
`;

const Track = styled.input`
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  padding: 3px;
  border-radius: ${radius.round};
  appearance: none;
  background: ${color.lineStrong};
  cursor: inherit;
  transition: background ${motion.hover}ms;
  &::before {
    content: '';
    display: block;
    height: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.surface};
    transition: transform ${motion.hover}ms ${motion.ease};
  }
  &:checked {
    background: ${color.teal};
  }
  &:checked::before {
    transform: translateX(1.125rem);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'disabled' | 'type' | 'children'> {
  readonly children: ReactNode;
  /** A second line in small letters. */
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
  /** Part of its group is chosen. */
  readonly isIndeterminate?: boolean;
}

/** Yes or no, sent with a form. Outside of a group, it uses description and error of the `FormField`. */
export function Checkbox({ children, hint, isDisabled, isIndeterminate = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <Line>
      <Box ref={box} type="checkbox" {...useField()} disabled={isDisabled} {...rest} />
      <span>
        {children}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </Line>
  );
}

export type BareCheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'aria-label' | 'children'> & {
  readonly 'aria-label': string;
};

/** A checkbox without visible label, for table rows; screen readers get the label. */
export function BareCheckbox(props: BareCheckboxProps) {
  return (
    <label>
      <Box type="checkbox" {...props} />
    </label>
  );
}

export type SwitchProps = Omit<CheckboxProps, 'isIndeterminate'>;

/** A switch with an immediate effect. */
export function Switch({ children, hint, isDisabled, ...rest }: SwitchProps) {
  return (
    <Line>
      <Track type="checkbox" role="switch" {...useField()} disabled={isDisabled} {...rest} />
      <span>
        {children}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </Line>
  );
}
