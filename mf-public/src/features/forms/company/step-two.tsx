import { formCalls } from '@enlace/shared-contract';
import { useNavigationType, useSelector, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import type { FieldGroup } from '../../../lib/form/definition/field';
import { textOf } from '../../../lib/form/definition/values';
import { choicesOf } from '../../../lib/form/state/use-choices';
import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, line, messageField, perkFields, type FormsText } from '../field-makers';
import { formsTexts } from '../texts';
import { selectDraft } from './registration-draft.slice';

const sizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'];

/** What the directory shows. A link that has run out asks for the company's name again. */
export function StepTwo({ token }: { readonly token: string }) {
  const t = useTexts(formsTexts);
  const { status, company } = useSelector(selectDraft);
  const isNextStep = useNavigationType() === 'PUSH';
  const isUnknown = status === 'rejected';
  return (
    <FormScreen
      eyebrow={t('company.eyebrow2')}
      title={company === '' ? t('company.title2Unknown') : t('company.title2', { company })}
      lead={isUnknown ? t('company.expired') : t('company.lead2')}
      submit={t('company.send2')}
      isNextStep={isNextStep}
      definition={{
        id: 'company-two',
        call: formCalls.companyRegistrationTwo,
        extras: { token },
        groups: groupsOf(t, isUnknown),
      }}
      thanks={{
        title: t('company.thanks'),
        lead: t('company.thanksLead'),
        steps: [t('company.step1'), t('company.step2'), t('company.step3')],
      }}
      ways={<Link to="/companies">{t('ways.companies')}</Link>}
    />
  );
}

function groupsOf(t: FormsText, isUnknown: boolean): readonly FieldGroup[] {
  return [
    {
      title: t('company.page'),
      fields: [
        ...(isUnknown ? [companyField(t, { isRequired: true })] : []),
        {
          kind: 'file',
          name: 'logo',
          label: t('company.logo'),
          hint: t('company.logoHint'),
          accept: 'image/png,image/jpeg,image/webp',
          maxSize: 5,
        },
        {
          kind: 'long',
          name: 'description',
          label: t('company.description'),
          hint: t('company.descriptionHint'),
          maxLength: 5000,
        },
        line({ name: 'industry', label: t('company.industry') }),
        {
          kind: 'choice',
          name: 'company_size',
          label: t('company.size'),
          choices: choicesOf(sizes.map((range) => ({ value: range, label: t('company.people', { range }) }))),
        },
        line({
          name: 'founded_year',
          label: t('company.founded'),
          hint: t('company.foundedHint'),
          maxLength: 4,
          check: (values) =>
            /^(1[6-9]|2[01])\d\d$/.test(textOf(values, 'founded_year').trim()) ? null : t('company.foundedWrong'),
        }),
        line({ name: 'linkedin', label: t('company.linkedin'), kind: 'url', maxLength: 500 }),
        line({ name: 'careers_url', label: t('company.careers'), kind: 'url', maxLength: 500 }),
      ],
    },
    { title: t('company.offers'), fields: perkFields(t) },
    {
      title: t('company.why'),
      fields: [
        messageField(t('company.message'), false, 5000),
        {
          kind: 'tick',
          name: 'acknowledgement',
          label: t('company.acknowledgement'),
          isRequired: true,
          isDropped: true,
        },
      ],
    },
  ];
}
