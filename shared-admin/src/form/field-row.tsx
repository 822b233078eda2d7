import { styled } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { memo, useCallback, type ComponentType } from 'react';

import { optionalText, type ResourceTexts } from '../declare/resource-texts';
import type { EditorProps } from '../fields/editor';
import type { Field } from '../fields/field';
import { fieldEditors } from '../fields/field-editors';
import { useAdminTexts } from '../texts';
import { fieldId, useForm } from './form-context';
import { problemOf } from './use-problems';

export interface FieldRowProps {
  readonly field: Field;
}

/** One field of the surrounding form. */
export function FieldRow({ field }: FieldRowProps) {
  const t = useAdminTexts();
  const { form, words, problems, label } = useForm();
  const usual = usualHints[field.type];
  return (
    <FieldCell
      field={field}
      label={label(field.name)}
      words={words}
      hint={optionalText(words, `hints.${field.name}`) ?? (usual === undefined ? '' : t(usual))}
      error={problemOf(problems, field.name)}
      value={form.values[field.name]}
      change={form.change}
    />
  );
}

/** Hints of certain field types, for every resource. */
const usualHints: Readonly<
  Partial<Record<Field['type'], 'form.linesHint' | 'form.picturesHint' | 'form.alternatesHint'>>
> = {
  lines: 'form.linesHint',
  pictures: 'form.picturesHint',
  alternates: 'form.alternatesHint',
};

interface FieldCellProps {
  readonly field: Field;
  readonly label: string;
  readonly words: ResourceTexts;
  readonly hint: string;
  readonly error: string;
  readonly value: unknown;
  readonly change: (name: string, value: unknown) => void;
}

/** Label, hint, editor and problem of a field; rendered again only when one of them changes. */
const FieldCell = memo(function FieldCell({ field, label, words, hint, error, value, change }: FieldCellProps) {
  const { name, type, isRequired = false, width } = field;
  const handleChange = useCallback((next: unknown) => change(name, next), [change, name]);
  const { Editor, isBare = false, isGroup = false } = fieldEditors[type];
  // The registry pairs each type with its editor; TypeScript cannot see this in a lookup by a union of types.
  const Paired = Editor as ComponentType<EditorProps>;
  const editor = <Paired field={field} label={label} words={words} value={value} onChange={handleChange} />;
  return (
    <Cell data-width={width}>
      <FormField
        id={fieldId(name)}
        label={label}
        hasOwnLabel={isBare}
        isRequired={isRequired}
        isGroup={isGroup}
        error={error}
        {...(hint === '' ? {} : { hint })}
      >
        {editor}
      </FormField>
    </Cell>
  );
});

const Cell = styled.div`
  min-width: 0;
`;
