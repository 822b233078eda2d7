import type { ComponentType } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';

import type { Field } from './field';

/** Props of an editor; the `FormField` around it provides id, description and error. */
export interface EditorProps<F = Field> {
  readonly field: F;
  readonly label: string;
  readonly words: ResourceTexts;
  /** The value after the type's codec has read it. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Language of a translated text, for spelling and for screen readers. */
  readonly lang?: string;
  /** Text of an empty field, e.g. the English text. */
  readonly placeholder?: string;
}

/** The editor of a type. */
export interface FieldEditor<F> {
  readonly Editor: ComponentType<EditorProps<F>>;
  /** The editor renders its own label. */
  readonly isBare?: boolean;
  /** The editor has several controls; the field's label names the group. */
  readonly isGroup?: boolean;
}
