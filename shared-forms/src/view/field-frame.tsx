import { FormField } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { isRequiredField } from '../definition/check-values';
import type { Field } from '../definition/field';
import type { Form } from '../state/use-form';
import { fieldId } from './field-id';

export interface FieldFrameProps {
  readonly form: Form;
  readonly field: Field;
  /** Whether a required field has a star; without it when every field is required. */
  readonly hasStar?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** Label, hint and message around a control. */
export function FieldFrame({ form, field, hasStar = true, children }: FieldFrameProps) {
  const { name, label, hint, kind } = field;
  return (
    <FormField
      id={fieldId(form, name)}
      label={label}
      error={form.problems[name]}
      isGroup={kind === 'radio' || (kind === 'many' && field.isSearched !== true)}
      isRequired={hasStar && isRequiredField(form.definition.schema, field)}
      {...(hint !== undefined && { hint })}
    >
      {children}
    </FormField>
  );
}
