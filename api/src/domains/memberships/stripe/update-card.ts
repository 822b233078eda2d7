import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { askStripe } from '../../payments';
import { ensureMembership, type Member } from '../member';
import { membershipTexts } from '../membership-texts';
import { cardError, isCardError, isUnknownMethod } from './card-error';
import { ensureCustomer, paymentKeyOf } from './customer';
import { findOpenIntent } from './open-intent';
import { projectMember } from './project-member';

type Paid = 'paid' | 'requires_action' | 'declined' | null;

interface CardUpdate {
  readonly paid: Paid;
  readonly payment: ReturnType<typeof paymentKeyOf> | null;
}

/** Begins the storage of a card: the browser gives it to Stripe, so its number never comes here. */
export async function startCard(member: Member) {
  const customer = await ensureCustomer(member.deps, member.userId);
  const setup = await askStripe(member.deps, (client) =>
    client.setupIntents.create({
      customer,
      usage: 'off_session',
      // Debits of bank accounts settle days later.
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    }),
  );
  return paymentKeyOf(member.deps, setup);
}

/**
 * Pays with another card from now on, and an open invoice at once. The card before stays when Stripe refuses the new
 * one.
 * @throws PAYMENT_REQUIRED for a refused card, VALIDATION_FAILED for an id that Stripe does not know
 */
export async function updateCard(member: Member, methodId: string): Promise<CardUpdate> {
  const { deps, userId, locale } = member;
  const customer = await ensureCustomer(deps, userId);
  const refuse = (error: unknown): never => {
    if (isCardError(error)) throw cardError(locale, error.code ?? null, error.decline_code ?? null);
    if (isUnknownMethod(error))
      throw new AppError('VALIDATION_FAILED', {
        message: 'no such payment method',
        fields: { payment_method: [membershipTexts[locale].cardFaults.declined] },
      });
    throw error;
  };
  const method = await askStripe(deps, (client) => client.paymentMethods.attach(methodId, { customer }).catch(refuse));
  if (method.customer !== customer && (typeof method.customer !== 'object' || method.customer?.id !== customer))
    throw new AppError('VALIDATION_FAILED', { message: 'a card of another customer' });
  await askStripe(deps, (client) =>
    client.customers.update(customer, { invoice_settings: { default_payment_method: method.id } }),
  );
  await recordAudit(deps.db, {
    origin: member.origin,
    action: 'changeCard',
    resource: 'memberships',
    rowId: userId,
    after: { brand: method.card?.brand ?? null, last4: method.card?.last4 ?? null },
  });
  const update = await payOpenInvoice(member, method.id);
  await projectMember(deps, userId);
  return update;
}

/** Stripe does not charge an open invoice again when the card changes. */
async function payOpenInvoice({ deps, userId }: Member, method: string): Promise<CardUpdate> {
  const { state, latest_invoice_id: invoiceId } = await ensureMembership(deps.db, userId);
  if ((state !== 'past_due' && state !== 'unpaid') || invoiceId === null) return { paid: null, payment: null };
  const isPaid = await askStripe(deps, (client) =>
    client.invoices.pay(invoiceId, { payment_method: method }, { idempotencyKey: `pay-${invoiceId}-${method}` }).then(
      () => true,
      (error: unknown) => {
        if (isCardError(error)) return false;
        throw error;
      },
    ),
  );
  if (isPaid) return { paid: 'paid', payment: null };
  const intent = await findOpenIntent(deps, invoiceId);
  if (intent?.status !== 'requires_action') return { paid: 'declined', payment: null };
  return { paid: 'requires_action', payment: paymentKeyOf(deps, intent) };
}

/** What a browser needs to finish the open payment of a change or of a renewal. Throws CONFLICT without one. */
export async function openPayment(member: Member) {
  const { deps, userId } = member;
  const { latest_invoice_id: invoiceId } = await projectMember(deps, userId);
  const intent = invoiceId === null ? null : await findOpenIntent(deps, invoiceId);
  if (intent === null || intent.status === 'succeeded' || intent.status === 'canceled')
    throw new AppError('CONFLICT', { message: 'no open payment', details: { reason: 'NOTHING_OPEN' } });
  return paymentKeyOf(deps, intent);
}
