import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Skeleton } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { events } from '../../../lib/events.slice';
import { LoadedRecord } from '../../../lib/loaded-record';
import { similar } from '../../../lib/similar/similar.slice';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { canWait } from '../../../lib/ticket-states/ticket-states';
import type { EventRecord } from '../../../lib/types';
import { recordOfPage } from '../../../lib/record-of-page';
import { places } from '../places.slice';
import { waitingTexts } from '../texts';
import { JoinForm } from './join-form';

export const screen = defineScreen({
  Component: JoinPage,
  texts: [waitingTexts, formTexts, controlTexts],
  slices: [similar, places],
  load: (context) => [events.record(recordOfPage(context))],
});

function JoinPage() {
  const t = useTexts(waitingTexts);
  const which = recordOfPage(useScreen());
  return (
    <LoadedRecord
      state={useRecord(events, which)}
      query={events.record(which)}
      skeleton={
        <Waiting>
          <Skeleton width="100%" height="24rem" />
        </Waiting>
      }
      missing={{
        kind: 'events',
        title: t('noEvent'),
        hint: t('noEventHint'),
        action: <Link to="/events">{t('allEvents')}</Link>,
      }}
    >
      {(event) => <JoinContent event={event} />}
    </LoadedRecord>
  );
}

function JoinContent({ event }: { readonly event: EventRecord }) {
  const t = useTexts(waitingTexts);
  const tickets = event.tickets.filter(canWait);
  const place = `/events/${event.slug}`;
  return (
    <Page>
      <Head>
        <PageTitle>{t('join.title')}</PageTitle>
        <Lead>{t('join.lead', { event: event.title })}</Lead>
        <p>
          <Link to={place}>{t('toEvent')}</Link>
        </p>
      </Head>
      {tickets.length === 0 ? (
        <EmptyState title={t('join.closed')} action={<Link to={place}>{t('toEvent')}</Link>}>
          {t('join.closedHint')}
        </EmptyState>
      ) : (
        <JoinForm event={event} tickets={tickets} />
      )}
    </Page>
  );
}
