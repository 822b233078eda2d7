import { Icon } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import { isRequiredField } from '../definition/check-values';
import type { TickField as Field } from '../definition/field';
import type { Form } from '../state/use-form';
import { TickBox, Wrong } from './form.styles';

export interface TickFieldProps {
  readonly form: Form;
  readonly field: Field;
  readonly id: string;
  readonly error: string | undefined;
}

/** One box to tick; its text is its label. */
export function TickField({ form, field, id, error }: TickFieldProps) {
  const { name, label, content = label, hint } = field;
  return (
    <TickBox>
      <Checkbox
        id={id}
        name={name}
        value="1"
        hint={hint}
        required={isRequiredField(form.definition.schema, field)}
        checked={form.state.values[name] === true}
        onChange={({ target }) => form.change(name, target.checked)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      >
        {content}
      </Checkbox>
      {error !== undefined && (
        <Wrong id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </Wrong>
      )}
    </TickBox>
  );
}
