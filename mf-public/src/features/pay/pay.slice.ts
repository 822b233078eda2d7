import { cardLinkCalls, cardLinkSchema, linkedCardSchema, paymentKeySchema } from '@enlace/shared-contract/memberships';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

interface LinkName {
  readonly token: string;
}

/** Another card for a failed payment, by the link of a mail. */
export const cardLink = createCalls('public/pay', {
  state: defineCall({
    client: 'public',
    request: ({ token }: LinkName) => ({ call: cardLinkCalls.getCardLink, params: { token } }),
    read: dataOf(cardLinkSchema),
  }),
  start: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ token }: LinkName) => ({ call: cardLinkCalls.startLinkedCard, params: { token } }),
    read: dataOf(paymentKeySchema),
  }),
  useCard: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ token, method }: LinkName & { readonly method: string }) => ({
      call: cardLinkCalls.useLinkedCard,
      params: { token },
      body: { payment_method: method },
    }),
    read: dataOf(linkedCardSchema),
  }),
  refresh: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ token }: LinkName) => ({ call: cardLinkCalls.refreshLinkedCard, params: { token } }),
    read: dataOf(cardLinkSchema),
  }),
});
