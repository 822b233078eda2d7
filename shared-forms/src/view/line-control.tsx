import { limitsOf } from '@enlace/shared-contract';
import { TextInput } from '@enlace/shared-ui';

import { isRequiredField } from '../definition/check-values';
import type { LineField } from '../definition/field';
import { textOf } from '../definition/values';
import type { Form } from '../state/use-form';

export interface LineControlProps {
  readonly form: Form;
  readonly field: LineField;
}

/** Kinds that a browser's own control would check in its own way: they are texts with a keyboard of their own. */
const keyboards = { url: 'url', number: 'numeric' } as const;

/** One line of text. */
export function LineControl({ form, field }: LineControlProps) {
  const { kind, name, autoComplete, inputMode, placeholder } = field;
  const { minLength = 0, maxLength } = limitsOf(form.definition.schema, name);
  return (
    <TextInput
      name={name}
      type={kind}
      required={isRequiredField(form.definition.schema, field)}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      placeholder={placeholder}
      {...(minLength > 1 && { minLength })}
      {...((kind === 'url' || kind === 'number') && { type: 'text', inputMode: keyboards[kind] })}
      value={textOf(form.state.values, name)}
      onChange={(event) => form.change(name, event.target.value)}
    />
  );
}
