import { donationLimits, type startDonationSchema } from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineLimit } from '../../../infrastructure/limits/define-limit';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireStripe } from '../../payments';
import { donationTexts } from '../donation-texts';
import type { DonationRow } from '../receipts/write-receipt';
import { openDonationPayment } from './open-payment';

const donationAddressLimit = defineLimit({
  name: 'donationAddress',
  points: 20,
  seconds: 3600,
  roomyPoints: 100_000,
  isByAddress: true,
});

type Form = z.infer<typeof startDonationSchema>;

/**
 * Notes a donation and begins its payment. The same request again, also at the same time, has the same donation and the
 * same payment, because its key and its content are the key of the row.
 * @throws VALIDATION_FAILED for an entry of a program, LIMIT_REACHED, and as `askStripe`
 */
export async function startDonation(writing: WriteContext, form: Form) {
  const { deps, locale, ip = '' } = writing;
  if (form.form_remark !== undefined && form.form_remark !== '')
    throw new AppError('VALIDATION_FAILED', {
      message: 'the field for programs is filled',
      fields: { form_remark: [donationTexts[locale].notAPerson] },
    });
  requireStripe(deps);
  await deps.limits.count(donationAddressLimit, ip);
  const key = keyOf(form, writing);
  const donation = (await findDonation(deps, key)) ?? (await addDonation(writing, form, key));
  return { donation, payment: await openDonationPayment(deps, donation) };
}

function keyOf(
  { key, kind, amount, name, email, message, shows_name: showsName }: Form,
  { viewer }: WriteContext,
): string {
  const facts = [key, kind, amount, name, email.toLowerCase(), message ?? '', showsName === true, viewer?.id ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

async function addDonation(writing: WriteContext, form: Form, key: string): Promise<DonationRow> {
  const { deps, viewer, locale } = writing;
  await deps.db
    .insertInto('donations')
    .values({
      user_id: viewer?.id ?? null,
      key,
      kind: form.kind,
      amount: form.amount,
      currency: donationLimits.currency,
      donor_name: form.name,
      donor_email: form.email,
      message: form.message === '' ? null : (form.message ?? null),
      shows_name: form.shows_name ?? false,
      locale,
      created_at: writing.now,
    })
    .onConflict((on) => on.column('key').doNothing())
    .execute();
  const row = await findDonation(deps, key);
  if (row === undefined) throw new Error('a donation without its row');
  return row;
}

function findDonation({ db }: Pick<ApiDeps, 'db'>, key: string): Promise<DonationRow | undefined> {
  return db.selectFrom('donations').selectAll().where('key', '=', key).executeTakeFirst();
}
