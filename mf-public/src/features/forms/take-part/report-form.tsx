import { formCalls, incidentReportSchema, reportIdentities } from '@enlace/shared-contract/forms';
import { choicesOf, type FormValues } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { line } from '../field-makers';
import { formsTexts } from '../texts';
import { takePartTexts } from './texts';

const rulesPath = '/pages/code-of-conduct';
/** Without scripts the fields are always there: the server drops them from an anonymous report. */
const isNamed = (values: FormValues) => values['report_identity'] !== 'anonymous';

/** A report of an incident. Its text is not kept in the tab: other people may use the same computer. */
export function ReportForm() {
  const t = useTexts(takePartTexts);
  const forms = useTexts(formsTexts);
  const identities = reportIdentities.map((value) => ({
    value,
    label: t(`report.${value}`),
    hint: t(`report.${value}Hint`),
  }));
  const rules = <Link to={rulesPath}>{t('report.rules')}</Link>;
  return (
    <FormScreen
      eyebrow={t('report.eyebrow')}
      title={t('report.title')}
      lead={t('report.lead')}
      submit={t('report.send')}
      definition={{
        id: 'report-incident',
        call: formCalls.incidentReport,
        schema: incidentReportSchema,
        isPrivate: true,
        groups: [
          {
            fields: [
              {
                kind: 'radio',
                name: 'report_identity',
                label: t('report.identity'),
                choices: choicesOf(identities),
              },
            ],
          },
          {
            title: t('report.you'),
            fields: [
              line({ name: 'first_name', label: t('report.name'), autoComplete: 'given-name', isShown: isNamed }),
              line({
                name: 'email',
                kind: 'email',
                label: forms('fields.email'),
                autoComplete: 'email',
                hint: t('report.emailHint'),
                isShown: isNamed,
              }),
            ],
          },
          {
            title: t('report.happened'),
            fields: [
              { kind: 'long', name: 'message', label: t('report.message'), hint: t('report.messageHint'), rows: 8 },
              line({ name: 'incident_place', label: t('report.place'), hint: t('report.placeHint') }),
              line({ name: 'event_date', kind: 'date', label: t('report.day') }),
              { kind: 'long', name: 'people_involved', label: t('report.people'), rows: 3 },
              { kind: 'long', name: 'wish', label: t('report.wish'), rows: 3 },
            ],
          },
        ],
      }}
      thanks={{
        title: t('report.thanks'),
        lead: t('report.thanksLead'),
        steps: [t('report.step1'), t('report.step2'), t('report.step3')],
      }}
      ways={rules}
    />
  );
}
