import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { ListPage } from '../../lib/list-page';
import { InvestorRows, InvestorRowsSkeleton } from './investor-rows';
import { InvestorsFilter } from './investors-filter';
import { investorsChoiceOf, investorsPath, investorsQuery } from './investors-query';
import { investors } from './investors.slice';
import { Door, Doors } from './investors.styles';
import { investorsTexts } from './texts';

export const screen = defineScreen({
  Component: Investors,
  staysDrawn: true,
  load: ({ search, locale }) => [investors.list(investorsQuery(investorsChoiceOf(search), locale))],
  slices: [investors],
  texts: [investorsTexts],
});

function Investors() {
  const t = useTexts(investorsTexts);
  const { search, locale } = useScreen();
  const choice = investorsChoiceOf(search);
  const query = investorsQuery(choice, locale);
  const list = useList(investors, query);

  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<InvestorsFilter choice={choice} />}
      list={list}
      query={investors.list(query)}
      page={choice.page}
      href={(page) => investorsPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      skeleton={<InvestorRowsSkeleton />}
      empty={
        <EmptyState title={t('none')} action={<Link to="/investors">{t('all')}</Link>}>
          {t('noneHint')}
        </EmptyState>
      }
      after={
        <Doors>
          <Door $tone="marigold">
            <h2>{t('founder')}</h2>
            <p>{t('founderHint')}</p>
            <Link to="/register/founder">{t('founderLink')}</Link>
          </Door>
          <Door $tone="teal">
            <h2>{t('investor')}</h2>
            <p>{t('investorHint')}</p>
            <Link to="/contact/investor">{t('investorLink')}</Link>
          </Door>
        </Doors>
      }
    >
      <InvestorRows investors={list.rows} />
    </ListPage>
  );
}
