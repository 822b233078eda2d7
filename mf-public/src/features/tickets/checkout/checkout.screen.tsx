import { defineScreen, useRecord, useScreen, type ScreenContext } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { events } from '../../../lib/events.slice';
import { LoadedRecord } from '../../../lib/loaded-record';
import { near } from '../../../lib/near/near';
import { payTexts } from '../../../lib/pay/texts';
import { ticketStateTexts } from '../../../lib/ticket-states/texts';
import { tickets } from '../ticket/tickets.slice';
import { ticketsTexts } from '../texts';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { holds } from './holds.slice';

const whichOf = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>) => ({
  slug: params['slug'] ?? '',
  lang: locale,
});

export const screen = defineScreen({
  Component: CheckoutPage,
  texts: [ticketsTexts, payTexts, ticketStateTexts, formTexts, controlTexts],
  slices: [near, holds, tickets],
  load: (context) => [events.record(whichOf(context))],
});

function CheckoutPage() {
  const t = useTexts(ticketsTexts);
  const which = whichOf(useScreen());
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
