import { limitsOf } from '@enlace/shared-contract/resources';
import { FileDrop, Textarea } from '@enlace/shared-ui/controls';

import type { Field } from '../definition/field';
import { filesOf, textOf } from '../definition/values';
import type { Form } from '../state/use-form';
import { ChoiceControl } from './choice-control';
import { fieldId } from './field-id';
import { FieldFrame } from './field-frame';
import { LineControl } from './line-control';
import { TickField } from './tick-field';

export interface FieldViewProps {
  readonly form: Form;
  readonly field: Field;
  /** Upload in percent; missing when nothing is sent. */
  readonly progress?: number | undefined;
}

/** One field of any kind: label, hint, control and what is wrong with it. */
export function FieldView({ form, field, progress }: FieldViewProps) {
  if (field.kind === 'tick') {
    const id = fieldId(form, field.name);
    return <TickField form={form} field={field} id={id} error={form.problems[field.name]} />;
  }
  return (
    <FieldFrame form={form} field={field}>
      <Control form={form} field={field} progress={progress} />
    </FieldFrame>
  );
}

function Control({ form, field, progress }: FieldViewProps) {
  const { values } = form.state;
  const { name } = field;
  switch (field.kind) {
    case 'tick':
      return null;
    case 'choice':
    case 'radio':
    case 'many':
      return <ChoiceControl field={field} value={values[name]} onChange={(value) => form.change(name, value)} />;
    case 'file': {
      const { maxFiles = 1 } = field;
      return (
        <FileDrop
          name={maxFiles === 1 ? name : `${name}[]`}
          files={filesOf(values[name])}
          accept={field.accept}
          maxSize={field.maxSize}
          maxFiles={maxFiles}
          onChange={(files) => form.change(name, files)}
          {...(progress !== undefined && { progress })}
        />
      );
    }
    case 'long':
      return (
        <Textarea
          name={name}
          rows={field.rows ?? 6}
          maxLength={limitsOf(form.definition.schema, name).maxLength}
          value={textOf(values, name)}
          onChange={(event) => form.change(name, event.target.value)}
        />
      );
    default:
      return <LineControl form={form} field={field} />;
  }
}
