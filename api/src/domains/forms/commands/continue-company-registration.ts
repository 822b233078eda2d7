import { AppError } from '@enlace/shared-contract/errors';

import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { type EntryData, selectFilledFields, searchTextOf, textOf, senderTextsOf } from '../entry-values';
import { companyRegistrationForm } from '../form-declarations';
import { findDraft } from '../form-entries.repository';
import { fileOf, type FormWriting } from '../forms-context';
import { assessEntry } from '../guard/assess-entry';
import { queueReceipt } from '../form-mails';
import { doubtFrom, silentFrom } from '../guard/score-entry';
import { hashToken } from '../reference';
import { type ReceivedEntry, receiveEntry } from './receive-entry';
import { mailAddressLimit } from '../../identity';

/**
 * Step two of a company registration: adds its fields to the entry of step one. Without a token, or when the token has
 * run out, it makes an entry of its own, which must name the company.
 */
export async function continueCompanyRegistration(
  writing: FormWriting,
  { values, body }: { readonly values: EntryData; readonly body: unknown },
): Promise<ReceivedEntry> {
  const { deps, guard, locale, ip } = writing;
  const { db, limits } = deps;
  const now = deps.clock();
  const tokenHash = hashToken(textOf(values, 'token') ?? '');
  const draft = await findDraft(db, tokenHash, now);
  if (draft === undefined) {
    if (textOf(values, 'company_name') !== null)
      return receiveEntry(writing, { form: { ...companyRegistrationForm, isAlone: true }, values, body });
    const fields = { company_name: [fieldText(locale, 'required')] };
    throw new AppError('VALIDATION_FAILED', { message: 'step two without step one', fields });
  }
  await limits.count(mailAddressLimit, ip);
  const { token: _, company_name: __, ...fields } = values;
  const bodyData = selectFilledFields(fields);
  const file = fileOf(body, 'logo');
  const alt = textOf(draft.data, 'company_name') ?? '';
  const logo = file === null ? null : await writing.keepPicture(file, { field: 'logo', alt, locale });

  await transact(db, async (trx) => {
    const lockedDraft = await findDraft(trx, tokenHash, now, true);
    if (lockedDraft === undefined) return;
    const data = { ...lockedDraft.data, ...bodyData };
    const verdict = await assessEntry(guard, trx, {
      body,
      sender: senderTextsOf(bodyData),
      ip,
      now,
    });
    const score = Math.max(lockedDraft.score, verdict.score);
    const update = trx.updateTable('form_entries').set({
      data: JSON.stringify(data),
      is_complete: true,
      score,
      signals: JSON.stringify([...new Set([...lockedDraft.signals, ...verdict.signals])]),
      search_text: searchTextOf(lockedDraft.reference, data),
      updated_at: now,
      ...(logo === null ? {} : { logo: JSON.stringify(logo) }),
      ...(verdict.score >= doubtFrom ? { state: 'to_check' as const } : {}),
    });
    await update.where('id', '=', lockedDraft.id).execute();
    const { kind, reference, locale: draftLocale } = lockedDraft;
    const entry = { kind, family: 'company' as const, reference, locale: draftLocale, data };
    if (score < silentFrom) await queueReceipt(trx, entry, null);
  });
  return { reference: draft.reference, token: null };
}
