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

/** The visible fields of a form, in their groups; a group without visible fields has no title either. */
export function FormFields<F extends Field>({ form, render }: FormFieldsProps<F>) {
  return form.definition.groups.map(({ title, lead, fields }, index) => {
    const visibleFields = shownFields(fields, form.state.values);
    if (visibleFields.length === 0) return null;
    return (
      <Group key={title ?? index}>
        {title !== undefined && <GroupTitle>{title}</GroupTitle>}
        {lead !== undefined && <GroupLead>{lead}</GroupLead>}
        {visibleFields.map(render)}
      </Group>
    );
  });
}
