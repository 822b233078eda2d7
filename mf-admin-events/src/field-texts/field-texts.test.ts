import { events, tickets as ticketContract } from '@enlace/shared-contract/events';
import { translate } from '@enlace/shared-platform';

import { texts as tickets } from '../features/tickets/locales/en';
import { texts as esTickets } from '../features/tickets/locales/es';
import remote from '../remote';
import { texts as en } from './locales/en';

test('every written field of events and tickets has a label', () => {
  const names = [events, ticketContract].flatMap(({ write }) => Object.keys(write.shape));
  // The kit has labels for the fields of search engines and of translations.
  const isOfKit = (name: string) =>
    /^(detach|twitter|facebook|openGraph|seo)_|[A-Z]|^(canonical|noindex|nofollow|translations)$/.test(name);
  const labels = Object.keys(en.fields);
  const ownNames = names.filter((name) => !isOfKit(name)).map((name) => name.replace(/^attach_/, ''));
  expect(ownNames).toContain('venue_name');
  expect(ownNames.filter((name) => !labels.includes(name))).toEqual([]);
});

test('the labels of the forms are the labels in the audit, in each language', async () => {
  const texts = await remote.fieldTexts?.('orders');
  if (texts === undefined) throw new Error('no texts for orders');
  await texts.load('es');
  const label = (name: string) => [translate(texts, 'en', `fields.${name}`), translate(texts, 'es', `fields.${name}`)];
  expect(label('member_price')).toEqual([tickets.fields.member_price, esTickets.fields.member_price]);
  expect(label('venue_name')).toEqual(['Venue', 'Sede']);
  expect(label('refunded')).toEqual(['Refunded so far', 'Devuelto hasta ahora']);
  expect(remote.fieldTexts?.('companies')).toBeUndefined();
});
