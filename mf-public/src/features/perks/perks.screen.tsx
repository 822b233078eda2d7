import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link } from '@enlace/shared-ui';

import { CountedList } from '../../lib/counted-list';
import { LoadedRows } from '../../lib/loaded-rows';
import { Head, Lead, Page, PageTitle } from '../../lib/page.styles';
import { Part, PartTitle } from '../../lib/part.styles';
import { PerksFilter } from './perks-filter';
import { companiesQuery, isNarrowed, membersQuery, type PerksChoice, perksChoiceOf, perksPath } from './perks-query';
import { memberPerks, perks } from './perks.slice';
import { Threads, ThreadsSkeleton } from './threads';
import { perksTexts } from './texts';
import { Tickets, TicketsSkeleton } from './tickets';

export const screen = defineScreen({
  Component: Perks,
  staysDrawn: true,
  load: ({ search, locale }) => {
    const choice = perksChoiceOf(search);
    return [memberPerks.list(membersQuery(choice, locale)), perks.list(companiesQuery(choice, locale))];
  },
  slices: [memberPerks, perks],
  texts: [perksTexts],
});

function Perks() {
  const t = useTexts(perksTexts);
  const choice = perksChoiceOf(useScreen().search);
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
        <p>
          <ButtonLink to="/register">{t('join')}</ButtonLink>
        </p>
      </Head>
      <section aria-labelledby="perks-members">
        <PartTitle id="perks-members">{t('members')}</PartTitle>
        <PerksFilter choice={choice} />
        <ForMembers choice={choice} />
      </section>
      <Part aria-labelledby="perks-companies">
        <PartTitle id="perks-companies">{t('companies')}</PartTitle>
        <Lead>{t('companiesLead')}</Lead>
        <AtWork choice={choice} />
        <p>
          {t('tell')} <Link to="/companies/perks">{t('tellLink')}</Link>
        </p>
      </Part>
    </Page>
  );
}

function ForMembers({ choice }: { readonly choice: PerksChoice }) {
  const t = useTexts(perksTexts);
  const query = membersQuery(choice, useScreen().locale);
  const list = useList(memberPerks, query);
  return (
    <CountedList
      list={list}
      query={memberPerks.list(query)}
      page={choice.page}
      href={(page) => perksPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('membersLoading') : t('membersCount', { count: total }))}
      skeleton={<TicketsSkeleton />}
      empty={
        isNarrowed(choice) ? (
          <EmptyState title={t('noneFits')} action={<Link to="/perks">{t('all')}</Link>}>
            {t('noneFitsHint')}
          </EmptyState>
        ) : (
          <EmptyState title={t('membersNone')}>{t('membersNoneHint')}</EmptyState>
        )
      }
    >
      <Tickets perks={list.rows} isGrouped={choice.order === 'kind'} />
    </CountedList>
  );
}

function AtWork({ choice }: { readonly choice: PerksChoice }) {
  const t = useTexts(perksTexts);
  const query = companiesQuery(choice, useScreen().locale);
  const list = useList(perks, query);
  return (
    <LoadedRows
      list={list}
      query={perks.list(query)}
      skeleton={<ThreadsSkeleton />}
      empty={<p>{t(choice.search === '' ? 'companiesNone' : 'companiesNoneFits')}</p>}
    >
      <Threads perks={list.rows} />
    </LoadedRows>
  );
}
