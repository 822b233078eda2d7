import { myTicketStates } from '@enlace/shared-contract/attendees';
import { defineScreen, useLastAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Link, Pagination, Skeleton, tokens } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { tickets, type TicketsQuery } from '../../lib/tickets.slice';
import { texts } from '../../texts';
import { MyCalendar } from './my-calendar';
import { MyPlaces } from './my-places';
import { TicketRow } from './ticket-row';
import { ticketTexts } from './texts';

const rowsPerPage = 20;

function queryOf({ search, locale }: Pick<ScreenContext, 'search' | 'locale'>): TicketsQuery {
  const when = myTicketStates.find((state) => state === search.get('when')) ?? 'coming';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return { when, page, per_page: rowsPerPage, lang: locale };
}

export const screen = defineScreen({
  Component: Tickets,
  texts: [ticketTexts, controlTexts],
  load: (context) => [tickets.calls.list.query(queryOf(context)), tickets.calls.places.query({ lang: context.locale })],
  slices: [tickets],
});

/** The own tickets: coming, past and cancelled. */
function Tickets() {
  const t = useTexts(texts);
  const query = queryOf(useScreen());
  return (
    <Sheet>
      <PageHead title={t('tickets.title')} lead={t('tickets.lead')} />
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
      {query.when === 'coming' && <MyPlaces />}
      <MyCalendar />
    </Sheet>
  );
}

function Rows({ query }: { readonly query: TicketsQuery }) {
  const t = useTexts(texts);
  const words = useTexts(ticketTexts);
  const reload = useReload();
  const { answer, status } = useLastAnswer(tickets.calls.list, query);
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([tickets.calls.list.query(query)])} />;
  if (answer === null) return <Skeleton lines={3} height="5rem" />;
  if (answer.data.length === 0)
    return (
      <EmptyState
        title={words(`none.${query.when}`)}
        action={<ButtonLink to="/events">{t('tickets.find')}</ButtonLink>}
      >
        {words('noneHint')}
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
