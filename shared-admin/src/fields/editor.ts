import type { ComponentType } from 'react';

import type { Words } from '../declare/words';

import type { Field } from './field';

/** What the editor of a type is given; the `FormField` around it gives id, description and error. */
export interface EditorProps<F = Field> {
  readonly field: F;
  readonly label: string;
  readonly words: Words;
  /** As the type's codec has read it. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Language of a translated text, for spelling and for screen readers. */
  readonly lang?: string;
  /** What stands where nothing is written, e.g. the English text. */
  readonly placeholder?: string;
}

/** How a type is edited. */
export interface FieldEditor<F> {
  readonly Editor: ComponentType<EditorProps<F>>;
  /** The editor draws its own label. */
  readonly isBare?: boolean;
  /** The editor is several controls, which the field's label names together. */
  readonly isGroup?: boolean;
}
