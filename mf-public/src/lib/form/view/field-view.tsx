import { FormField, TextInput } from '@enlace/shared-ui';
import { FileDrop, Textarea } from '@enlace/shared-ui/controls';

import type { Field } from '../definition/field';
import { filesOf, textOf } from '../definition/values';
import type { Form } from '../state/use-form';
import { ChoiceControl } from './choice-control';
import { TickField } from './tick-field';

export interface FieldViewProps {
  readonly form: Form;
  readonly field: Field;
}

/** Id of a field's control: where the summary leads. */
export function fieldId(form: Form, name: string): string {
  return `${form.definition.id}-${name}`;
}

/** One field: label, hint, control and what is wrong with it. */
export function FieldView({ form, field }: FieldViewProps) {
  const { name, label, hint, isRequired } = field;
  const id = fieldId(form, name);
  const error = form.problems[name];
  if (field.kind === 'tick') return <TickField form={form} field={field} id={id} error={error} />;
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      isGroup={field.kind === 'radio' || field.kind === 'many'}
      {...(hint !== undefined && { hint })}
      {...(isRequired !== undefined && { isRequired })}
    >
      <Control form={form} field={field} />
    </FormField>
  );
}

function Control({ form, field }: FieldViewProps) {
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
          {...(form.sending.status === 'pending' && { progress: form.sending.progress })}
        />
      );
    }
    case 'long':
      return (
        <Textarea
          name={name}
          rows={field.rows ?? 6}
          maxLength={field.maxLength}
          value={textOf(values, name)}
          onChange={(event) => form.change(name, event.target.value)}
        />
      );
    default:
      return (
        <TextInput
          type={field.kind}
          name={name}
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
          minLength={field.minLength}
          placeholder={field.placeholder}
          // A web address may be written without its scheme.
          {...(field.kind === 'url' && { type: 'text', inputMode: 'url' as const })}
          value={textOf(values, name)}
          onChange={(event) => form.change(name, event.target.value)}
        />
      );
  }
}
