import { usePanelAddress } from '@enlace/shared-admin';
import { attendeeSorts } from '@enlace/shared-contract/attendees';
import { useSearchParams } from '@enlace/shared-platform';

import { pageSize } from '../panel-parts/panel-rows';
import { attendeeViews, choiceOf } from './bulk/attendee-views';

/** The tab, search, ticket, order and page of the list, which are in the address. */
export function useAttendeeChoice() {
  const [params] = useSearchParams();
  const attendeeView = attendeeViews.find((name) => name === params.get('state')) ?? 'confirmed';
  const sort = attendeeSorts.find((name) => name === params.get('sort')) ?? 'created_at';
  const order: 'asc' | 'desc' = params.get('order') === 'asc' ? 'asc' : 'desc';
  const search = params.get('people') ?? '';
  const ticket = /^\d+$/.exec(params.get('ticket') ?? '')?.[0] ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const filter = choiceOf({ attendeeView, search, ticket });
  const query = { ...filter, page, per_page: pageSize, sort, order };
  const address = usePanelAddress('attendees', { state: attendeeView, people: search, ticket, sort, order });
  return { attendeeView, sort, order, search, ticket, page, filter, query, address };
}
