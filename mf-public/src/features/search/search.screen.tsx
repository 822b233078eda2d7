import { defineScreen, useAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, Pagination, SearchInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { isRecruiter } from '../../lib/is-recruiter';
import { LoadFailed } from '../../lib/load-failed';
import { Head, Lead, More, Page, PageTitle } from '../../lib/page.styles';
import { useFilterForm } from '../../lib/use-filter-form';
import { useResultsFocus } from '../../lib/use-results-focus';
import { KindNav } from './kind-nav';
import { OrderNav } from './order-nav';
import { search, type SearchQuery } from './search';
import { searchAddress, searchChoiceOf } from './search-choice';
import { Results, ResultsSkeleton } from './search-results';
import { Found, SearchForm } from './search.styles';
import { Suggestions } from './suggestions';
import { searchTexts } from './texts';

function queryOf({ search: searchParams, locale }: Pick<ScreenContext, 'search' | 'locale'>): SearchQuery {
  const { q, kind, order, page } = searchChoiceOf(searchParams);
  return { q, kinds: kind ?? '', sort: order, page, lang: locale };
}

const hitsFor = (context: ScreenContext) => (isRecruiter(context) ? search.calls.hitsForRecruiters : search.calls.hits);

export const screen = defineScreen({
  Component: SearchPage,
  load: (context) => (queryOf(context).q === '' ? [] : [hitsFor(context).query(queryOf(context))]),
  texts: [searchTexts],
  slices: [search],
});

function SearchPage() {
  const t = useTexts(searchTexts);
  const place = useScreen();
  const choice = searchChoiceOf(place.search);
  const filter = useFilterForm('/search');
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <SearchForm key={choice.q} role="search" {...filter}>
        <FormField label={t('label')}>
          <SearchInput label="" name="q" maxLength={120} defaultValue={choice.q} />
        </FormField>
        {choice.kind !== null && <input type="hidden" name="kinds" value={choice.kind} />}
        {choice.order !== 'best' && <input type="hidden" name="sort" value={choice.order} />}
        <Button type="submit">{t('submit')}</Button>
      </SearchForm>
      {choice.q === '' ? <Suggestions title={t('start')} /> : <Answer query={queryOf(place)} />}
    </Page>
  );
}

/** The results in each of their states. While the next answer is loading, the previous results stay. */
function Answer({ query }: { readonly query: SearchQuery }) {
  const t = useTexts(searchTexts);
  const reload = useReload();
  const context = useScreen();
  const choice = searchChoiceOf(context.search);
  const hits = hitsFor(context);
  const { status, answer: current, error } = useAnswer(hits, query);
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  const answer = current ?? last;
  const results = useResultsFocus(choice.page);
  if (status === 'rejected') return <LoadFailed error={error} onRetry={() => reload([hits.query(query)])} />;
  if (answer === null)
    return (
      <>
        <Found aria-live="polite">{t('loading')}</Found>
        <ResultsSkeleton />
      </>
    );
  const { q, total, is_near, counts, per_page } = answer.meta;
  const isNothing = counts.length === 0;
  const isMore = answer.data.some((group) => group.is_more);
  return (
    <>
      <Found ref={results} tabIndex={-1} aria-live="polite">
        {isNothing ? t('none', { q }) : t(is_near ? 'near' : isMore ? 'foundMore' : 'found', { q, count: total })}
      </Found>
      {isNothing ? (
        <Suggestions title={t('noneHint')} />
      ) : (
        <>
          <KindNav choice={choice} counts={counts} />
          <OrderNav choice={choice} />
          <Results answer={answer} choice={choice} />
        </>
      )}
      {choice.kind !== null && (
        <More>
          <Pagination
            page={choice.page}
            pageCount={Math.min(200, Math.ceil(total / per_page))}
            href={(page) => searchAddress({ ...choice, page })}
          />
          <p>
            <Link to={searchAddress({ ...choice, kind: null, page: 1 })}>{t('all')}</Link>
          </p>
        </More>
      )}
    </>
  );
}
