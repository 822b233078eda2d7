import type { ReactNode } from 'react';

import type { Field } from '../definition/field';
import { shownFields } from '../definition/values';
import type { Form } from '../state/use-form';
import { Group, GroupLead, GroupTitle } from './form.styles';

export interface FormFieldsProps<F extends Field> {
  readonly form: Form<F>;
  /** Draws one field. */
  readonly render: (field: F) => ReactNode;
}

/** The visible fields of a form, in their groups. */
export function FormFields<F extends Field>({ form, render }: FormFieldsProps<F>) {
  return form.definition.groups.map(({ title, lead, fields }, index) => (
    <Group key={title ?? index}>
      {title !== undefined && <GroupTitle>{title}</GroupTitle>}
      {lead !== undefined && <GroupLead>{lead}</GroupLead>}
      {shownFields(fields, form.state.values).map(render)}
    </Group>
  ));
}
