import type { APIRequestContext } from '@playwright/test';

import { asAdmin } from './new-member';

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** A public event in 2031 with one ticket. */
export async function addEvent(request: APIRequestContext, title: string, quantity: number, price = 0) {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    title,
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
    venue_name: 'Casa Común',
    city: 'Bogotá',
    country_code: 'CO',
  });
  const ticket = await admin.post<Row>('/api/addticket', {
    event_id: event.id,
    name: 'General admission',
    price,
    currency: 'USD',
    quantity,
    visibility: 'public',
  });
  return { event, ticket };
}
