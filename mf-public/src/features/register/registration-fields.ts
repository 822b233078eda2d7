import { kindsWithCompany, registrationSchema, type RegistrationKind } from '@enlace/shared-contract/forms';
import { limitsOf } from '@enlace/shared-contract/resources';
import type { Field, FieldGroup, LineField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import type { texts as en } from './locales/en';

type RegisterText = Translate<typeof en>;

/**
 * The fields of one short step; the welcome steps of the member area ask for the rest.
 * @param terms the text of the box, with its links
 */
export function registrationGroups(kind: RegistrationKind, t: RegisterText, terms: ReactNode): FieldGroup[] {
  const { minLength = 0 } = limitsOf(registrationSchema, 'password');
  const company = line('company_name', t('form.company_name'), { autoComplete: 'organization', isRequired: true });
  const fields: readonly Field[] = [
    line('first_name', t('form.first_name'), { autoComplete: 'given-name' }),
    line('last_name', t('form.last_name'), { autoComplete: 'family-name' }),
    ...(kindsWithCompany.includes(kind) ? [company] : []),
    line('email', t('form.email'), { kind: 'email', autoComplete: 'email', hint: t('form.emailHint') }),
    line('password', t('form.password'), {
      kind: 'password',
      autoComplete: 'new-password',
      hint: t('form.passwordHint', { minimum: minLength }),
    }),
    {
      kind: 'tick',
      name: 'acceptTerms',
      label: t('form.terms', { rules: t('form.rules'), privacy: t('form.privacy') }),
      content: terms,
      isRequired: true,
      isDropped: true,
    },
  ];
  return [{ fields }];
}

function line(name: string, label: string, more: Partial<LineField> = {}): LineField {
  return { kind: 'text', autoComplete: 'off', name, label, ...more };
}
