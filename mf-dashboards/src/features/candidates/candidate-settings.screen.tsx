import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, FormField, Link, Select, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { addressWith, idOf } from '../../lib/addresses';
import { ScreenTitle } from '../../lib/screen-title';
import { type CompanyQuery, settings } from './settings/candidate-settings.slice';
import { StagesEditor } from './settings/stages-editor';
import { TemplatesPart } from './settings/templates-part';
import { settingsTexts } from './settings/texts';
import { candidatesPath, settingsPath } from './state/candidates-choice';

const queryOf = (search: URLSearchParams, lang: string): CompanyQuery => {
  const companyId = idOf(search.get('company_id'));
  return { lang, ...(companyId === null ? {} : { companyId }) };
};

/** The stages and the templates of a company; the company is in the address. */
function CandidateSettings() {
  const t = useTexts(settingsTexts);
  const { search, locale } = useScreen();
  const reload = useReload();
  const navigate = useNavigate();
  const query = queryOf(search, locale);
  const { answer: companies, status, error } = useAnswer(settings.calls.companies, query);
  const all = useAnswer(settings.calls.companies, { lang: locale }).answer ?? [];
  const [company] = companies ?? [];
  const isMissing = error?.code === 'NOT_FOUND' || (companies !== null && company === undefined);
  return (
    <>
      <Link to={candidatesPath}>{t('back')}</Link>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {isMissing && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {companies === null && status === 'rejected' && !isMissing && (
        <ErrorState onRetry={() => reload([settings.calls.companies.query(query)])}>
          {error?.message || t('failed')}
        </ErrorState>
      )}
      {companies === null && status !== 'rejected' && <Skeleton lines={6} height="2rem" />}
      {company !== undefined && (
        <Stack gap={32}>
          {all.length > 1 && (
            <Choice>
              <FormField label={t('company')}>
                <Select
                  options={all.map(({ company: { id, name } }) => ({ value: id, label: name }))}
                  value={company.company.id}
                  onChange={({ target }) => void navigate(addressWith(settingsPath, { company_id: target.value }))}
                />
              </FormField>
            </Choice>
          )}
          <StagesEditor key={company.company.id} company={company} />
          <TemplatesPart companyId={company.company.id} />
        </Stack>
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: CandidateSettings,
  load({ search, locale }) {
    const query = queryOf(search, locale);
    const one = query.companyId === undefined ? [] : [settings.calls.companies.query(query)];
    return [settings.calls.companies.query({ lang: locale }), ...one];
  },
  texts: [settingsTexts, controlTexts],
  slices: [settings],
});

const Choice = styled.div`
  max-width: 24rem;
  padding-bottom: ${theme.space[8]};
`;
