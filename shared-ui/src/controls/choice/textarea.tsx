import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from '../../form/control.styles';
import { useField } from '../../form/field-context';

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 7rem;
  max-height: 32rem;
  resize: vertical;
  field-sizing: content;
`;

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'disabled'> {
  readonly isDisabled?: boolean;
}

/** Several lines of text; grows with the text if the browser can. */
export function Textarea({ isDisabled, ...rest }: TextareaProps) {
  return <Area {...useField()} disabled={isDisabled} {...rest} />;
}
