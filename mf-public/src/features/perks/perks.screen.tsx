import type { jefaPerks, Locale, perks as perksContract } from '@enlace/shared-contract';
import { defineScreen, useList, useScreen, type ListQueryOf } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link } from '@enlace/shared-ui';

import { LoadedRows } from '../../lib/loaded-rows';
import { Head, Lead, Page, PageTitle, Part, PartTitle } from '../../lib/page.styles';
import { memberPerks, perks } from './perks.slice';
import { Threads, ThreadsSkeleton } from './threads';
import { perksTexts } from './texts';
import { Tickets, TicketsSkeleton } from './tickets';

const membersQuery = (locale: Locale): ListQueryOf<typeof jefaPerks> => ({
  when: 'current',
  sort: 'name',
  order: 'asc',
  lang: locale,
});

const companiesQuery = (locale: Locale): ListQueryOf<typeof perksContract> => ({
  sort: 'companies_count',
  order: 'desc',
  lang: locale,
});

export const screen = defineScreen({
  Component: Perks,
  load: ({ locale }) => [memberPerks.list(membersQuery(locale)), perks.list(companiesQuery(locale))],
  slices: [memberPerks, perks],
  texts: [perksTexts],
});

function Perks() {
  const t = useTexts(perksTexts);
  const { locale } = useScreen();
  const given = useList(memberPerks, membersQuery(locale));
  const offered = useList(perks, companiesQuery(locale));

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
        <LoadedRows
          list={given}
          need={memberPerks.list(membersQuery(locale))}
          skeleton={<TicketsSkeleton />}
          empty={<EmptyState title={t('membersNone')}>{t('membersNoneHint')}</EmptyState>}
        >
          <Tickets perks={given.rows} />
        </LoadedRows>
      </section>
      <Part aria-labelledby="perks-companies">
        <PartTitle id="perks-companies">{t('companies')}</PartTitle>
        <Lead>{t('companiesLead')}</Lead>
        <LoadedRows
          list={offered}
          need={perks.list(companiesQuery(locale))}
          skeleton={<ThreadsSkeleton />}
          empty={<p>{t('companiesNone')}</p>}
        >
          <Threads perks={offered.rows} />
        </LoadedRows>
        <p>
          {t('tell')} <Link to="/companies/perks">{t('tellLink')}</Link>
        </p>
      </Part>
    </Page>
  );
}
