import { kindsWithCompany, limitsOf, registrationSchema, type RegistrationKind } from '@enlace/shared-contract';
import { textOf, type Field, type FieldGroup, type LineField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import { kindFields } from './kinds';
import type { texts as en } from './locales/en';
import type { RegistrationLists } from './registration-lists';

type RegisterText = Translate<typeof en>;

/** The fields of one kind, in groups. */
export function registrationGroups(kind: RegistrationKind, t: RegisterText, lists: RegistrationLists): FieldGroup[] {
  const { jobs, picture } = kindFields[kind];
  return [
    { title: t('form.you'), fields: accountFields(t) },
    { title: t('form.place'), fields: placeFields(kind, t, lists) },
    {
      title: t('form.work'),
      lead: t('form.optional'),
      fields: [...workFields(kind, t, lists), ...(jobs === 'none' ? [] : jobFields(jobs, t, lists))],
    },
    {
      fields: [
        ...(picture ? [pictureField(t)] : []),
        { kind: 'tick', name: 'acceptTerms', label: t('form.acceptTerms'), isRequired: true, isDropped: true },
      ],
    },
  ];
}

function line(name: string, label: string, more: Partial<LineField> = {}): LineField {
  return { kind: 'text', autoComplete: 'off', name, label, ...more };
}

function accountFields(t: RegisterText): readonly Field[] {
  const { minLength = 0 } = limitsOf(registrationSchema, 'password');
  const password = { kind: 'password', autoComplete: 'new-password' } as const;
  return [
    line('first_name', t('form.first_name'), { autoComplete: 'given-name' }),
    line('last_name', t('form.last_name'), { autoComplete: 'family-name' }),
    line('email', t('form.email'), {
      kind: 'email',
      autoComplete: 'email',
      hint: t('form.emailHint'),
    }),
    line('password', t('form.password'), { ...password, hint: t('form.passwordHint', { minimum: minLength }) }),
    line('c_password', t('form.c_password'), {
      ...password,
      check: (values) => (textOf(values, 'password') === textOf(values, 'c_password') ? null : t('form.mismatch')),
    }),
  ];
}

function placeFields(kind: RegistrationKind, t: RegisterText, lists: RegistrationLists): readonly Field[] {
  return [
    {
      kind: 'choice',
      name: 'country_code',
      label: t('form.country_code'),
      autoComplete: 'country',
      choices: lists.countries,
    },
    line('city', t('form.city'), { autoComplete: 'address-level2' }),
    ...(kindFields[kind].chapter
      ? [
          {
            kind: 'choice',
            name: 'chapter_id',
            label: t('form.chapter'),
            hint: t('form.chapterHint'),
            placeholder: t('form.noChapter'),
            choices: lists.chapters,
          } as const,
        ]
      : []),
  ];
}

function workFields(kind: RegistrationKind, t: RegisterText, lists: RegistrationLists): readonly Field[] {
  const { area, seniority, company } = kindFields[kind];
  return [
    ...(company === 'none'
      ? []
      : [
          line('company_name', t(company === 'fund' ? 'form.fund' : 'form.company_name'), {
            autoComplete: 'organization',
            isRequired: kindsWithCompany.includes(kind),
          }),
        ]),
    ...(area ? [{ kind: 'choice', name: 'area_id', label: t('form.area'), choices: lists.areas } as const] : []),
    ...(seniority
      ? [{ kind: 'choice', name: 'seniority_id', label: t('form.seniority'), choices: lists.levels } as const]
      : []),
    line('headline', t('form.headline'), {
      autoComplete: 'organization-title',
      hint: t(`${kind}.headlineHint`),
    }),
    line('linkedin', t('form.linkedin'), {
      kind: 'url',
      problem: t('form.linkedinProblem'),
      autoComplete: 'url',
      placeholder: 'linkedin.com/in/…',
    }),
  ];
}

function jobFields(jobs: 'wants' | 'offers', t: RegisterText, { work }: RegistrationLists): readonly Field[] {
  const isOffer = jobs === 'offers';
  const multiChoiceField = (name: string, label: string, choices: RegistrationLists['areas']): Field => ({
    kind: 'many',
    name,
    label,
    choices,
  });
  return [
    multiChoiceField('job_attach_job_types', t(isOffer ? 'form.hireTypes' : 'form.types'), work.types),
    multiChoiceField('job_attach_general_skills', t(isOffer ? 'form.hireSkills' : 'form.skills'), work.general),
    multiChoiceField('job_attach_tech_skills', t(isOffer ? 'form.hireTech' : 'form.tech'), work.tech),
  ];
}

function pictureField(t: RegisterText): Field {
  return {
    kind: 'file',
    name: 'avatar',
    label: t('form.picture'),
    hint: t('form.pictureHint'),
    accept: 'image/png,image/jpeg,image/webp',
    maxSize: 5,
  };
}
