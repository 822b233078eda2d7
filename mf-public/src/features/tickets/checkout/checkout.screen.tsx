import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { events } from '../../../lib/events.slice';
import { LoadedRecord } from '../../../lib/loaded-record';
import { similar } from '../../../lib/similar/similar.slice';
import { payTexts } from '../../../lib/pay/texts';
import { ticketStateTexts } from '../../../lib/ticket-states/texts';
import { recordOfPage } from '../../../lib/record-of-page';
import { tickets } from '../ticket/tickets.slice';
import { ticketsTexts } from '../texts';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { holds } from './holds.slice';

export const screen = defineScreen({
  Component: CheckoutPage,
  texts: [ticketsTexts, payTexts, ticketStateTexts, formTexts, controlTexts],
  slices: [similar, holds, tickets],
  load: (context) => [events.record(recordOfPage(context))],
});

function CheckoutPage() {
  const t = useTexts(ticketsTexts);
  const which = recordOfPage(useScreen());
  return (
    <LoadedRecord
      state={useRecord(events, which)}
      query={events.record(which)}
      skeleton={<CheckoutSkeleton />}
      missing={{
        kind: 'events',
        title: t('noEvent'),
        hint: t('noEventHint'),
        action: <Link to="/events">{t('allEvents')}</Link>,
      }}
    >
      {(event) => <Checkout event={event} />}
    </LoadedRecord>
  );
}
