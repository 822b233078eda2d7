import { type Locale, locales } from '@enlace/shared-contract/text';
import { FormField } from '@enlace/shared-ui';

import { Choices, type ChoicesProps } from './choices';
import { capitalise } from './event-time';
import { languageName } from './place';

export interface ChoiceFieldProps extends ChoicesProps {
  readonly label: string;
}

/** A labelled select of a filter. */
export function ChoiceField({ label, ...choices }: ChoiceFieldProps) {
  return (
    <FormField label={label}>
      <Choices {...choices} />
    </FormField>
  );
}

export interface LanguageFieldProps extends Omit<ChoiceFieldProps, 'name' | 'options'> {
  readonly locale: Locale;
}

/** The select of a language. */
export function LanguageField({ locale, ...field }: LanguageFieldProps) {
  return (
    <ChoiceField {...field} name="language" options={locales.map((code) => [code, languageTitle(code, locale)])} />
  );
}

/** The name of a language at the beginning of a line. */
export function languageTitle(code: string, locale: Locale): string {
  return capitalise(languageName(code, locale), locale);
}
