import { assessEntry } from '../guard/assess-entry';
import { doubtFrom, silentFrom } from '../guard/score-entry';
import { type EntryData, idOf, selectFilledFields, nameOf, searchTextOf, textOf, senderTextsOf } from '../entry-values';
import type { FormDeclaration } from '../form-declarations';
import { findRepeated, insertEntry } from '../form-entries.repository';
import { queueNotifications, queueReceipt } from '../form-mails';
import { fileOf, type FormWriting } from '../forms-context';
import { requireKnownIds } from '../known-ids';
import { transact } from '../../../infrastructure/db/transact';
import { makeReference, makeToken } from '../reference';
import { mailAccountLimit, mailAddressLimit } from '../../identity';

const draftDays = 7;

export interface ReceivedEntry {
  readonly reference: string;
  /** The token for step two; only company registrations have one. */
  readonly token: string | null;
}

/**
 * Stores the data of a public form. Throws only for invalid fields and too many tries. An entry that looks like spam is
 * stored with the state `to_check`, and its sender gets the same answer. `values` are the fields, checked by the form's
 * schema; `body` is the whole body, for the guard and for files.
 */
export async function receiveEntry(
  writing: FormWriting,
  { form, values, body }: { readonly form: FormDeclaration; readonly values: EntryData; readonly body: unknown },
): Promise<ReceivedEntry> {
  const { deps, guard, locale, ip } = writing;
  const { db, limits } = deps;
  await requireKnownIds(db, values, locale);
  const keptValues = form.confidential?.keep(values, locale) ?? values;
  await limits.count(mailAddressLimit, ip);
  const { topic_id: _topic, chapter_id: _chapter, token: _token, ...fields } = keptValues;
  const data = selectFilledFields(fields);
  const file = fileOf(body, 'logo');
  const alt = textOf(data, 'company_name') ?? '';
  const logo = file === null ? null : await writing.keepPicture(file, { field: 'logo', alt, locale });
  const reference = makeReference(form.prefix);
  const nextToken = form.kind === 'company_registration' && !form.isAlone ? makeToken() : null;
  const now = deps.clock();
  const email = textOf(data, 'email');
  const hasMailQuota = email !== null && (await limits.hasQuota(mailAccountLimit, `form ${email}`));

  const sameEntry = { kind: form.kind, data, topicId: idOf(values, 'topic_id'), chapterId: idOf(values, 'chapter_id') };
  return transact(db, async (trx) => {
    // A form that is sent twice, by a second press or because its answer was lost, is one entry.
    const earlierReference = nextToken === null ? await findRepeated(trx, sameEntry, now) : null;
    if (earlierReference !== null) return { reference: earlierReference, token: null };
    const verdict = await assessEntry(guard, trx, { body, sender: senderTextsOf(data), ip, now });
    await insertEntry(trx, {
      reference,
      family: form.family,
      kind: form.kind,
      state: verdict.state,
      locale,
      name: nameOf(data),
      email,
      company_name: textOf(data, 'company_name'),
      topic_id: idOf(values, 'topic_id'),
      chapter_id: idOf(values, 'chapter_id'),
      data: JSON.stringify(data),
      logo: logo === null ? null : JSON.stringify(logo),
      is_complete: nextToken === null,
      score: verdict.score,
      signals: JSON.stringify(verdict.signals),
      search_text: searchTextOf(reference, data),
      text_print: verdict.textPrint,
      sender_print: form.confidential === undefined ? verdict.senderPrint : null,
      token_hash: nextToken?.hash ?? null,
      token_expires_at: nextToken === null ? null : new Date(now.getTime() + draftDays * 86_400_000),
      created_at: now,
      updated_at: now,
    });
    const chapterId = idOf(values, 'chapter_id');
    const entry = { kind: form.kind, family: form.family, reference, locale, data, chapterId };
    if (verdict.score < silentFrom && hasMailQuota) await queueReceipt(trx, entry, nextToken?.token ?? null);
    if (verdict.score < doubtFrom) await queueNotifications(trx, entry);
    return { reference, token: nextToken?.token ?? null };
  });
}
