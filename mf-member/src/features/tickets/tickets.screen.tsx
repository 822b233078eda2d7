import { myTicketStates } from '@enlace/shared-contract';
import { defineScreen, useLastAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading, Link, Pagination, Skeleton, tokens } from '@enlace/shared-ui';

import { Head, Lead, Sheet } from '../../lib/page.styles';
import { tickets, type TicketsQuery } from '../../lib/tickets.slice';
import { texts } from '../../texts';
import { MyCalendar } from './my-calendar';
import { TicketRow } from './ticket-row';

const rowsPerPage = 20;

function queryOf({ search, locale }: Pick<ScreenContext, 'search' | 'locale'>): TicketsQuery {
  const when = myTicketStates.find((state) => state === search.get('when')) ?? 'coming';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return { when, page, per_page: rowsPerPage, lang: locale };
}

export const screen = defineScreen({
  Component: Tickets,
  load: (context) => [tickets.calls.list.need(queryOf(context))],
  slices: [tickets],
});

/** The own tickets: coming, past and cancelled. */
function Tickets() {
  const t = useTexts(texts);
  const query = queryOf(useScreen());
  return (
    <Sheet>
      <Head>
        <Heading level={1} size="h2">
          {t('tickets.title')}
        </Heading>
        <Lead>{t('tickets.lead')}</Lead>
      </Head>
      <Choice aria-label={t('tickets.filter')}>
        {myTicketStates.map((state) => (
          <Link
            key={state}
            to={state === 'coming' ? '/my/tickets' : `/my/tickets?when=${state}`}
            variant="quiet"
            aria-current={state === query.when ? 'page' : undefined}
          >
            {t(`tickets.${state}`)}
          </Link>
        ))}
      </Choice>
      <Rows query={query} />
      <MyCalendar />
    </Sheet>
  );
}

function Rows({ query }: { readonly query: TicketsQuery }) {
  const t = useTexts(texts);
  const reload = useReload();
  const { answer, status } = useLastAnswer(tickets.calls.list, query);
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([tickets.calls.list.need(query)])} />;
  if (answer === null) return <Skeleton lines={3} height="5rem" />;
  if (answer.data.length === 0)
    return (
      <EmptyState
        title={t(`tickets.none.${query.when}`)}
        action={<ButtonLink to="/events">{t('tickets.find')}</ButtonLink>}
      >
        {t('tickets.noneHint')}
      </EmptyState>
    );
  return (
    <div>
      <ul>
        {answer.data.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <Pagination
        page={query.page}
        pageCount={Math.ceil(answer.meta.total / rowsPerPage)}
        href={(page) => `/my/tickets?when=${query.when}&page=${page}`}
      />
    </div>
  );
}

const { color, space } = tokens;

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  a {
    padding-block: ${space[8]};
    border-bottom: 3px solid transparent;
    font-weight: 600;
  }
  [aria-current] {
    border-color: ${color.primary};
  }
`;
