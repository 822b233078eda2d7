import type { Field, LineField, TickField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import type { texts as en } from './locales/en';

/** Translates the texts of the public forms. */
export type FormsText = Translate<typeof en>;

type Line = Pick<LineField, 'name' | 'label'> & Partial<LineField>;

/** A single-line text field. */
export function line(field: Line): LineField {
  return { kind: 'text', autoComplete: 'off', ...field };
}

export function nameFields(t: FormsText): readonly Field[] {
  return [
    line({ name: 'first_name', label: t('fields.first_name'), autoComplete: 'given-name' }),
    line({ name: 'last_name', label: t('fields.last_name'), autoComplete: 'family-name' }),
    line({
      name: 'email',
      label: t('fields.email'),
      kind: 'email',
      autoComplete: 'email',
    }),
  ];
}

export function companyField(t: FormsText, more: Partial<LineField> = {}): LineField {
  return line({
    name: 'company_name',
    label: t('fields.company_name'),
    autoComplete: 'organization',
    ...more,
  });
}

export function positionField(t: FormsText): LineField {
  return line({ name: 'position', label: t('fields.position'), autoComplete: 'organization-title' });
}

export function phoneField(t: FormsText): LineField {
  return line({ name: 'phone', label: t('fields.phone'), kind: 'tel', autoComplete: 'tel' });
}

export function websiteField(t: FormsText): LineField {
  return line({ name: 'website', label: t('fields.website'), kind: 'url', autoComplete: 'url' });
}

export function messageField(label: string): Field {
  return { kind: 'long', name: 'message', label, rows: 8 };
}

const perks = [
  'remote_jobs',
  'unlimited_vacation',
  'paid_maternity_leave',
  'latinx_hispanics_erg',
  'women_in_tech_erg',
  'lgbtqia_erg',
] as const;

/** The six yes-or-no fields of the company perks; the directory filters by them. */
export function perkFields(t: FormsText): readonly TickField[] {
  return perks.map((name) => ({ kind: 'tick', name, label: t(`perks.${name}`), hint: t(`perks.${name}Hint`) }));
}
