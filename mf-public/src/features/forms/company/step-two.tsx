import { companyRegistrationTwoSchema, formCalls } from '@enlace/shared-contract/forms';
import { companySizes } from '@enlace/shared-contract/partners';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useAnswer } from '@enlace/shared-data';
import { choicesOf, type FieldGroup } from '@enlace/shared-forms';
import { useNavigationType, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, line, messageField, perkFields, type FormsText } from '../field-makers';
import { formsTexts } from '../texts';
import { registrationDraft } from './registration-draft.slice';

/** The data that the directory shows. If the token has expired, the form asks for the company's name again. */
export function StepTwo({ token }: { readonly token: string }) {
  const t = useTexts(formsTexts);
  const { status, answer } = useAnswer(registrationDraft.calls.company, token);
  const company = answer ?? '';
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
        schema: companyRegistrationTwoSchema,
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
        },
        line({ name: 'industry', label: t('company.industry') }),
        {
          kind: 'choice',
          name: 'company_size',
          label: t('company.size'),
          choices: choicesOf(companySizes.map((range) => ({ value: range, label: t('company.people', { range }) }))),
        },
        line({
          name: 'founded_year',
          kind: 'number',
          label: t('company.founded'),
          hint: t('company.foundedHint'),
          problem: t('company.foundedWrong', foundedYears()),
        }),
        line({
          name: 'linkedin',
          label: t('company.linkedin'),
          kind: 'url',
          problem: t('company.linkedinWrong'),
        }),
        line({ name: 'careers_url', label: t('company.careers'), kind: 'url' }),
      ],
    },
    { title: t('company.offers'), fields: perkFields(t) },
    {
      title: t('company.why'),
      fields: [
        messageField(t('company.message')),
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

/** The years that the contract accepts, formatted without separators. */
function foundedYears() {
  const { minimum, maximum } = limitsOf(companyRegistrationTwoSchema, 'founded_year');
  return { from: String(minimum), to: String(maximum) };
}
