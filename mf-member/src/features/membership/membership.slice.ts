import {
  billingDetailsSchema,
  cardAnswerSchema,
  changeAnswerSchema,
  invoicesSchema,
  membershipCalls,
  membershipSchema,
  paymentKeySchema,
  quoteSchema,
} from '@enlace/shared-contract/memberships';
import { packageCalls, packagesSchema } from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

const subject = 'my-membership';
const billingSubject = 'my-billing-details';

export interface ChangeInput {
  readonly package_id: number;
  readonly coupon_code?: string;
  readonly quote_token?: string;
}

interface InLanguage {
  readonly lang: string;
}

const membershipChange = <Input>(
  call: (typeof membershipCalls)['resumeMembership'],
  body: (input: Input) => Readonly<Record<string, unknown>>,
) =>
  defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (input: Input) => ({ call, body: body(input) }),
    read: dataOf(membershipSchema),
    changes: () => [subject],
  });

/** What a member pays. */
export const membership = createCalls('member/membership', {
  mine: defineCall({
    client: 'authenticated',
    request: (_: InLanguage) => ({ call: membershipCalls.getMembership }),
    read: dataOf(membershipSchema),
    shows: () => [subject],
  }),
  packages: defineCall({
    client: 'public',
    request: ({ lang }: InLanguage) => ({ call: packageCalls.getRolePackages, query: { lang } }),
    read: dataOf(packagesSchema),
  }),
  invoices: defineCall({
    client: 'authenticated',
    request: (_: InLanguage) => ({ call: membershipCalls.listInvoices }),
    read: bodyOf(invoicesSchema),
    shows: () => [subject],
  }),
  billing: defineCall({
    client: 'authenticated',
    request: () => ({ call: membershipCalls.getBillingDetails }),
    read: dataOf(billingDetailsSchema.shape.data),
    shows: () => [billingSubject],
  }),
  setBilling: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (body: Readonly<Record<string, unknown>>) => ({ call: membershipCalls.setBillingDetails, body }),
    read: dataOf(billingDetailsSchema.shape.data),
    changes: () => [billingSubject],
  }),
  quote: defineCall({
    client: 'authenticated',
    request: (body: ChangeInput) => ({ call: membershipCalls.calculateChange, body: { ...body } }),
    read: dataOf(quoteSchema),
  }),
  change: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (body: ChangeInput) => ({ call: membershipCalls.changeMembership, body: { ...body } }),
    read: dataOf(changeAnswerSchema),
    changes: () => [subject],
  }),
  startCard: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: () => ({ call: membershipCalls.startCard, body: {} }),
    read: dataOf(paymentKeySchema),
  }),
  useCard: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ method }: { readonly method: string }) => ({
      call: membershipCalls.updateCard,
      body: { payment_method: method },
    }),
    read: dataOf(cardAnswerSchema),
    changes: () => [subject],
  }),
  openPayment: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: () => ({ call: membershipCalls.openPayment, body: {} }),
    read: dataOf(paymentKeySchema),
  }),
  cancel: membershipChange(membershipCalls.cancelSubscription, ({ reason }: { readonly reason?: string }) => ({
    ...(reason === undefined ? {} : { reason }),
  })),
  resume: membershipChange(membershipCalls.resumeMembership, () => ({})),
  keep: membershipChange(membershipCalls.keepPlan, () => ({})),
  refresh: membershipChange(membershipCalls.refreshMembership, () => ({})),
});
