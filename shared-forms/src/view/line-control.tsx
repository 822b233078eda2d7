import { limitsOf } from '@enlace/shared-contract/resources';
import { TextInput, type TextInputProps } from '@enlace/shared-ui';

import { isRequiredField } from '../definition/check-values';
import type { LineField } from '../definition/field';
import { textOf } from '../definition/values';
import type { Form } from '../state/use-form';
import { PasswordControl } from './password-control';

export interface LineControlProps {
  readonly form: Form;
  readonly field: LineField;
}

/** Kinds that a browser's own control would check in its own way: they are texts with a keyboard of their own. */
const keyboards = { url: 'url', number: 'numeric' } as const;

/** One line of text. */
export function LineControl({ form, field }: LineControlProps) {
  const { kind, name, autoComplete, inputMode, placeholder, parse } = field;
  const { minLength = 0, maxLength } = limitsOf(form.definition.schema, name);
  const attributes: TextInputProps = {
    name,
    type: kind,
    required: isRequiredField(form.definition.schema, field),
    autoComplete,
    inputMode,
    maxLength: parse === undefined ? maxLength : undefined,
    placeholder,
    ...(minLength > 1 && parse === undefined && { minLength }),
    ...((kind === 'url' || kind === 'number') && { type: 'text', inputMode: keyboards[kind] }),
    value: textOf(form.state.values, name),
    onChange: ({ target: { value } }) => form.change(name, parse === undefined ? value : parse(value)),
  };
  return kind === 'password' ? <PasswordControl {...attributes} /> : <TextInput {...attributes} />;
}
