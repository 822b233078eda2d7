import type { Locale } from '@enlace/shared-contract';
import { createContext, useContext } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { Words } from '../declare/words';
import type { FormError } from './form-errors';
import type { ResourceForm } from './use-resource-form';

/** What every part of a form reads. */
export interface FormContextValue {
  readonly admin: AdminResource;
  readonly form: ResourceForm;
  readonly words: Words;
  /** What is wrong, in the person's language. */
  readonly problems: readonly FormError[];
  /** Label of a field, or of a translation of it. */
  readonly label: (name: string) => string;
  /** Language whose texts are being edited. */
  readonly language: Locale;
  readonly setLanguage: (locale: Locale) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (value === null) throw new Error('useForm is for the parts of a form');
  return value;
}

/** Id of a field's control, for the links of the summary; `translations.es.name` has one of its own. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
