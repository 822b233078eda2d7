import { expect, type APIRequestContext } from '@playwright/test';

import { asAdmin } from './new-member';

export interface EventRow {
  readonly id: number;
  readonly slug: string;
}

interface CaughtMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** A public event whose registrations need an approval. */
export async function addApprovalEvent(request: APIRequestContext, title: string): Promise<EventRow> {
  const admin = await asAdmin(request);
  const event = await admin.post<EventRow>('/api/addevent', {
    title,
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
    venue_name: 'Casa Común',
    venue_address: 'Calle 7 # 1',
    city: 'Bogotá',
    country_code: 'CO',
    address_visibility: 'confirmed_only',
  });
  await admin.post<EventRow>('/api/addticket', {
    event_id: event.id,
    name: 'Mesa',
    price: 0,
    quantity: 5,
    visibility: 'public',
    requires_approval: true,
  });
  return event;
}

/** Waits for a mail to an address whose subject has these words. */
export async function mailTo(request: APIRequestContext, recipient: string, words: string): Promise<CaughtMail> {
  let foundMail: CaughtMail | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: readonly CaughtMail[] };
      foundMail = data.find((mail) => mail.recipient === recipient && mail.subject.includes(words));
      return foundMail?.subject ?? '';
    })
    .toContain(words);
  if (foundMail === undefined) throw new Error('no mail');
  return foundMail;
}
