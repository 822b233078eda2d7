import { recordSeo } from '@enlace/shared-contract/head';
import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Cover } from '../../lib/cover';
import { events } from '../../lib/events.slice';
import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { Page } from '../../lib/page.styles';
import { seoUnlessPreview } from '../../lib/preview';
import { Prose } from '../../lib/prose';
import { ticketStateTexts } from '../../lib/ticket-states/texts';
import type { EventRecord } from '../../lib/types';
import { loadOf } from '../../lib/page-reads';
import { draftableOfPage } from '../../lib/record-of-page';
import { EventActions } from './actions/event-actions';
import { eventTexts } from './texts';
import { EventFacts } from './event-facts';
import { EventHead } from './event-head';
import { EventSkeleton } from './event-skeleton';
import { Columns, Side, Stage, Story } from './event.styles';
import { OtherDates } from './other-dates';
import { ownTickets } from './own-ticket/own-tickets.slice';
import { Speakers } from './speakers';
import { Sponsors } from './sponsors';
import { TicketBar, TicketPanel } from './ticket-panel';
import { eventReads } from './event-reads';

export const screen = defineScreen({
  Component: EventPage,
  staysDrawn: true,
  texts: [eventTexts, ticketStateTexts],
  slices: [similar, ownTickets],
  load: loadOf(eventReads, [events]),
  seo(state, context) {
    const { record } = events.selectRecord(state, draftableOfPage(context));
    const seo = record && recordSeo({ ...record, name: record.title }, context.url, context.productName);
    return seoUnlessPreview(seo, context);
  },
});

function EventPage() {
  const t = useTexts(eventTexts);
  const which = draftableOfPage(useScreen());
  const event = useRecord(events, which);
  return (
    <LoadedRecord
      state={event}
      query={events.record(which)}
      skeleton={<EventSkeleton />}
      missing={{
        kind: 'events',
        title: t('missing'),
        hint: t('missingHint'),
        action: <Link to="/events">{t('all')}</Link>,
      }}
    >
      {(record) => <EventContent event={record} />}
    </LoadedRecord>
  );
}

function EventContent({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  return (
    <Page as="article">
      <EventHead event={event} />
      <Columns>
        <Story>
          <Stage>
            <Cover kind="events" of={event} isLarge />
          </Stage>
          {event.description !== null && (
            <section aria-labelledby="event-about">
              <h2 id="event-about">{t('about')}</h2>
              <Prose text={event.description} />
            </section>
          )}
          <Speakers speakers={event.speakers} />
          <Sponsors sponsors={event.sponsors} />
          <OtherDates event={event} />
        </Story>
        <Side>
          <TicketPanel event={event} />
          <EventFacts event={event} />
          {event.status !== 'draft' && <EventActions event={event} />}
        </Side>
      </Columns>
      <TicketBar event={event} />
    </Page>
  );
}
