import type { Locale } from '@enlace/shared-contract/text';
import { createContext, useContext } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import type { FormError } from './form-errors';
import type { ResourceForm } from './use-resource-form';

/** Data that every part of a form reads. */
export interface FormContextValue {
  readonly admin: AdminResource;
  readonly form: ResourceForm;
  readonly words: ResourceTexts;
  /** The problems in the user's language. */
  readonly problems: readonly FormError[];
  /** Label of a field or of its translation. */
  readonly label: (name: string) => string;
  /** Language of the texts in the editors. */
  readonly language: Locale;
  readonly setLanguage: (locale: Locale) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (value === null) throw new Error('useForm is for the parts of a form');
  return value;
}

/** Id of a field's control, for the links of the summary; `translations.es.name` has its own id. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
