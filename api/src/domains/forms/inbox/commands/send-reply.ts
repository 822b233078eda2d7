import { AppError } from '@enlace/shared-contract/errors';
import { familyResources, type sendReplySchema } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import type { TransactionContext } from '../../../../kit/core/write/write-context';
import { notify } from '../../../notifications';
import { makeStorable } from '../../entry-values';
import { fillReply, unknownWords } from '../reply-words';
import { changeEntry } from './change-entries';
import { lockEntry, touchEntry } from './lock-entry';
import { formReplyMail } from '../../mails/form-reply.mail';

const errorMessages: Readonly<Record<'noAddress' | 'answered' | 'unknown', Readonly<Record<Locale, string>>>> = {
  noAddress: {
    en: 'This entry has no address to answer to.',
    es: 'Esta entrada no tiene un correo al que responder.',
    pt: 'Esta mensagem não tem um e-mail para responder.',
  },
  answered: {
    en: 'Somebody has answered meanwhile. Read her reply first.',
    es: 'Alguien respondió entretanto. Lee primero su respuesta.',
    pt: 'Alguém respondeu nesse meio-tempo. Leia a resposta primeiro.',
  },
  unknown: {
    en: 'These words in braces mean nothing:',
    es: 'Estas palabras entre llaves no significan nada:',
    pt: 'Estas palavras entre chaves não significam nada:',
  },
};

interface Reply {
  readonly id: number;
  readonly reply: z.infer<typeof sendReplySchema>;
  readonly by: { readonly me: string; readonly product: string };
}

/**
 * Answers an entry by mail and stores the reply in its thread. A second call with the same key sends nothing, so a
 * caller without an answer can repeat the call.
 */
export async function sendReply(writing: TransactionContext, { id, reply, by }: Reply): Promise<void> {
  const { trx, locale, now, origin, viewer } = writing;
  const entry = await lockEntry(trx, id, viewer);
  const earlierReplies = await trx
    .selectFrom('form_replies')
    .select(['id', 'request_key'])
    .where((row) => row.or([row('entry_id', '=', id), row('request_key', '=', reply.key)]))
    .execute();
  if (earlierReplies.some(({ request_key }) => request_key === reply.key)) return;
  const { email } = entry;
  if (email === null)
    throw new AppError('CONFLICT', { message: 'no address', userMessage: errorMessages.noAddress[locale] });
  if (reply.seen !== undefined && earlierReplies.length > reply.seen)
    throw new AppError('CONFLICT', { message: 'answered meanwhile', userMessage: errorMessages.answered[locale] });

  const [subject, body] = [reply.subject, reply.body].map((text) =>
    makeStorable(fillReply(text, { ...entry, ...by }, reply.locale)),
  );
  if (subject === undefined || body === undefined) throw new AppError('INTERNAL');
  requireKnownWords({ subject, body }, locale);
  const values = { name: entry.name ?? '', subject, body, reference: entry.reference };
  const outbox_id = await queueMail(trx, { email, locale: reply.locale }, formReplyMail, values);
  const facts = { reference: entry.reference, subject };
  await notify(trx, { template: 'formReply', facts, link: null }, { emails: [email] });
  await trx
    .insertInto('form_replies')
    .values({
      entry_id: id,
      author_id: origin.actorId,
      recipient: email,
      locale: reply.locale,
      subject,
      body,
      request_key: reply.key,
      outbox_id,
      created_at: now,
    })
    .execute();
  await touchEntry(trx, id, entry.updated_at, now);
  await recordAudit(trx, {
    origin,
    action: 'reply',
    resource: familyResources[entry.family].name,
    rowId: id,
    after: { locale: reply.locale },
  });
  if (reply.state !== undefined) await changeEntry(writing, { id, change: { state: reply.state } });
}

function requireKnownWords(texts: Readonly<Record<'subject' | 'body', string>>, locale: Locale): void {
  const errors = Object.entries(texts)
    .map(([field, text]) => [field, unknownWords(text)] as const)
    .filter(([, words]) => words.length > 0)
    .map(([field, words]) => [
      field,
      [`${errorMessages.unknown[locale]} ${words.map((word) => `{${word}}`).join(', ')}`],
    ]);
  if (errors.length > 0)
    throw new AppError('VALIDATION_FAILED', { message: 'unknown placeholders', fields: Object.fromEntries(errors) });
}
