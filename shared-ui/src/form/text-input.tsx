import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { Icon, type IconName } from '../icon/icon';
import { color } from '../tokens/tokens';
import { controlStyle } from './control.styles';
import { useField } from './field-context';

const Input = styled.input`
  ${controlStyle}
  svg + & {
    padding-left: 2.625rem;
  }
  &::-webkit-search-cancel-button {
    width: 0.75rem;
    height: 0.75rem;
    background:
      linear-gradient(45deg, #0000 44%, ${color.inkSoft} 0 56%, #0000 0),
      linear-gradient(-45deg, #0000 44%, ${color.inkSoft} 0 56%, #0000 0);
    appearance: none;
    cursor: pointer;
  }
`;

const Around = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    top: 50%;
    left: 0.75rem;
    color: ${color.inkSoft};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'disabled' | 'size'> {
  readonly iconBefore?: IconName;
  readonly isDisabled?: boolean;
}

/** One line of text; takes id, description and error from the `FormField` around it. */
export function TextInput({ iconBefore, isDisabled, ...rest }: TextInputProps) {
  const input = <Input type="text" {...useField()} disabled={isDisabled} {...rest} />;
  if (iconBefore === undefined) return input;
  return (
    <Around>
      <Icon name={iconBefore} />
      {input}
    </Around>
  );
}

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'iconBefore' | 'aria-label'> {
  /** Label without a `FormField`. */
  readonly label: string;
}

/** A search input. */
export function SearchInput({ label, ...rest }: SearchInputProps) {
  const { id } = useField();
  return (
    <TextInput
      type="search"
      iconBefore="search"
      placeholder={label}
      enterKeyHint="search"
      {...(id === undefined && { 'aria-label': label })}
      {...rest}
    />
  );
}
