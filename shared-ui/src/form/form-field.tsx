import { styled } from '@enlace/shared-platform';
import { useId, type ReactNode } from 'react';

import { Icon } from '../icon/icon';
import { hidden } from '../layout/layout.styles';
import { color, space, textSize } from '../tokens/tokens';
import { FieldContext, type FieldControl } from './field-context';

const Box = styled.div<{ readonly $isLabelHidden: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  > label,
  > legend {
    padding: 0;
    font-size: ${textSize.small};
    font-weight: 600;
    ${({ $isLabelHidden }) => $isLabelHidden && hidden}
  }
  > legend {
    margin-bottom: ${space[4]};
  }
`;

const Star = styled.span`
  color: ${color.danger};
`;

const Line = styled.p<{ readonly $isError?: boolean }>`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  color: ${({ $isError }) => ($isError === true ? color.danger : color.inkSoft)};
  font-size: ${textSize.small};
  line-height: 1.4;
  > svg {
    margin-top: 0.15em;
  }
`;

export interface FormFieldProps {
  readonly label: ReactNode;
  /** Helps before anything is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence; empty or missing: nothing is. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  /** A group of controls (radio, checkboxes): `fieldset` and `legend`. */
  readonly isGroup?: boolean;
  readonly isLabelHidden?: boolean;
  /** Id of the control, for links from a summary of errors; made up unless told. */
  readonly id?: string;
  /** A control of the design system, or a function of the attributes for any other. */
  readonly children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Label, hint, control and error, tied together for eyes and ears. */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, isRequired = false, isGroup = false, isLabelHidden = false, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const isWrong = error !== undefined && error !== null && error !== '' && error !== false;
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required: isRequired,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': isWrong || undefined,
  };
  const words = (
    <>
      {label}
      {isRequired && <Star aria-hidden="true"> *</Star>}
    </>
  );
  return (
    <FieldContext value={isGroup ? { required: isRequired } : control}>
      <Box
        as={isGroup ? 'fieldset' : 'div'}
        $isLabelHidden={isLabelHidden}
        {...(isGroup && { id, tabIndex: -1, 'aria-describedby': control['aria-describedby'] })}
      >
        {isGroup ? <legend>{words}</legend> : <label htmlFor={id}>{words}</label>}
        {hint !== undefined && <Line id={`${id}-hint`}>{hint}</Line>}
        {typeof children === 'function' ? children(control) : children}
        {isWrong && (
          <Line id={`${id}-error`} $isError>
            <Icon name="alert" size={16} />
            {error}
          </Line>
        )}
      </Box>
    </FieldContext>
  );
}
