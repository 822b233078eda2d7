import { useAnswer, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { EmptyState, Skeleton, tokens, VisuallyHidden } from '@enlace/shared-ui';

import { FigureFailed } from '../../lib/figure-failed';
import { ViewSwitch } from '../../lib/view-switch';
import { texts } from '../../texts';
import { CountriesChart } from './countries-chart';
import { CountriesTable } from './countries-table';
import { inLanguage, sortCountries, sumOf, type CountryCount } from './countries';
import { members } from './members.slice';

const { color, font, space, textSize } = tokens;

/** Members by country: a chart with its sentence, or a table of the same figures. The choice is in the URL. */
export function CountriesFigure() {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { status, answer: data, error } = useAnswer(members.calls.byCountry, undefined);
  if (status === 'rejected') return <FigureFailed error={error} need={members.calls.byCountry.need(undefined)} />;
  if (data === null)
    return (
      <Figure as="div" aria-busy>
        <VisuallyHidden>{t('countries.loading')}</VisuallyHidden>
        <Title as="div">{t('countries.title')}</Title>
        <Skeleton lines={10} height="2rem" />
      </Figure>
    );
  if (data.length === 0) return <EmptyState title={t('countries.none')}>{t('countries.noneHint')}</EmptyState>;
  return <CountriesContent rows={sortCountries(data.map((row) => inLanguage(row, locale)))} />;
}

function CountriesContent({ rows }: { readonly rows: readonly CountryCount[] }) {
  const t = useTexts(texts);
  const { search } = useScreen();
  const isTable = search.get('view') === 'table';
  const summary = useSummary(rows);
  return (
    <Figure aria-labelledby="members-countries">
      <Caption>
        <Title id="members-countries">{t('countries.title')}</Title>
        <p>{summary}</p>
      </Caption>
      <ViewSwitch
        label={t('countries.view')}
        entries={[
          { label: t('countries.chart'), to: '/dashboards', isCurrent: !isTable },
          { label: t('countries.table'), to: '/dashboards?view=table', isCurrent: isTable },
        ]}
      />
      {isTable ? (
        <CountriesTable rows={rows} />
      ) : (
        <>
          <CountriesChart rows={rows} summary={summary} />
          {/* The same figures for screen readers. */}
          <VisuallyHidden as="div">
            <CountriesTable rows={rows} />
          </VisuallyHidden>
        </>
      )}
    </Figure>
  );
}

function useSummary(rows: readonly CountryCount[]): string {
  const t = useTexts(texts);
  const { number } = useFormats();
  const [first] = rows;
  if (first === undefined) return '';
  const percent = number(first.total / Math.max(1, sumOf(rows)), { style: 'percent' });
  const values = { top: first.country, count: number(first.total), percent, countries: rows.length };
  return t(rows.length === 1 ? 'countries.summaryOne' : 'countries.summary', values);
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  margin: 0;
`;

const Caption = styled.figcaption`
  display: grid;
  gap: ${space[8]};
  p {
    max-width: 40rem;
    color: ${color.inkSoft};
  }
`;

const Title = styled.h2`
  font: 600 ${textSize.h3} / 1.2 ${font.display};
`;
