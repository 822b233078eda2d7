import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, EmptyState, FormField, Link, Pagination, SearchInput } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { LoadedRows } from '../../lib/loaded-rows';
import { Count, Head, Lead, More, Page, PageTitle, Part, PartTitle } from '../../lib/page.styles';
import { pageSize } from '../../lib/page-search';
import { space } from '../../lib/tokens';
import { useFilterForm } from '../../lib/use-filter-form';
import { useResultsFocus } from '../../lib/use-results-focus';
import { foundersChoiceOf, foundersPath, foundersQuery, type FoundersChoice } from './founders-query';
import { founders } from './founders.slice';
import { Portraits, PortraitsSkeleton } from './portraits';
import { foundersTexts } from './texts';

export const screen = defineScreen({
  Component: Founders,
  load: ({ search, locale }) => [founders.list(foundersQuery(foundersChoiceOf(search), locale))],
  slices: [founders],
  texts: [foundersTexts],
});

function Founders() {
  const t = useTexts(foundersTexts);
  const { search, locale } = useScreen();
  const choice = foundersChoiceOf(search);
  const query = foundersQuery(choice, locale);
  const list = useList(founders, query);
  const results = useResultsFocus(choice.page);
  const total = list.meta?.total;

  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <FoundersFilter choice={choice} />
      <Total ref={results} tabIndex={-1} aria-live="polite">
        {total === undefined ? t('loading') : t('count', { count: total })}
      </Total>
      <LoadedRows
        list={list}
        need={founders.list(query)}
        skeleton={<PortraitsSkeleton />}
        empty={
          <EmptyState title={t('none')} action={<Link to="/founders">{t('all')}</Link>}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        <Portraits founders={list.rows} />
      </LoadedRows>
      <More>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil((total ?? 0) / pageSize)}
          href={(page) => foundersPath({ ...choice, page })}
        />
      </More>
      <Part aria-labelledby="founders-join">
        <PartTitle id="founders-join">{t('join')}</PartTitle>
        <Ways>
          <ButtonLink to="/register/founder">{t('joinLink')}</ButtonLink>
          <Link to="/investors">{t('investors')}</Link>
        </Ways>
      </Part>
    </Page>
  );
}

function FoundersFilter({ choice }: { readonly choice: FoundersChoice }) {
  const t = useTexts(foundersTexts);
  const filter = useFilterForm('/founders');
  return (
    <FilterForm key={choice.search} role="search" {...filter}>
      <FormField label={t('search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <Actions>
        <Button type="submit">{t('show')}</Button>
        {choice.search !== '' && <Link to="/founders">{t('clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}

const Total = styled(Count)`
  margin-bottom: ${space[24]};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  margin-top: ${space[24]};
`;
