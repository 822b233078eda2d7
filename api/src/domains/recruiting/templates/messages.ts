import { AppError } from '@enlace/shared-contract/errors';
import type { CandidatesMove } from '@enlace/shared-contract/recruiting';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { fullNameOf } from '../../identity';
import { mayReadCompany } from '../candidates/candidate-rows';
import { firstLocaleOf, type LocalTexts } from '../local-texts';
import { recruitingTexts } from '../recruiting-texts';
import { fillMessage, unknownWordsOf } from './message-words';

/** What is written with a move: a template in several languages, or one text for all. */
export interface MessageSource {
  readonly texts: LocalTexts | string;
  /** Null for a text that is no template. */
  readonly companyId: number | null;
}

interface MemberMessage {
  readonly text: string;
  /** Null: as the recruiter has written it. */
  readonly locale: Locale | null;
}

/**
 * The message of a move; null without one.
 * @throws VALIDATION_FAILED for a template of another company or move, and for unknown placeholders
 */
export async function findMessageSource(
  trx: Db,
  { locale }: WriteContext,
  { move, message, template_id: templateId }: CandidatesMove,
  context: ReadContext,
): Promise<MessageSource | null> {
  const words = recruitingTexts[locale];
  if (templateId !== undefined) {
    const { rows } = await sql<{ texts: LocalTexts; company_id: number }>`select t.texts, t.company_id
      from candidate_templates t
      where t.id = ${templateId} and t.kind = ${move} and ${mayReadCompany(context, sql`t.company_id`)}`.execute(trx);
    const [row] = rows;
    if (row !== undefined) return { texts: row.texts, companyId: row.company_id };
    throw new AppError('VALIDATION_FAILED', { message: 'template', fields: { template_id: [words.templateMissing] } });
  }
  if ((message ?? '') === '') return null;
  const text = message ?? '';
  const unknownWords = unknownWordsOf(text);
  if (unknownWords.length === 0) return { texts: text, companyId: null };
  const fields = { message: [`${words.unknownWords} ${unknownWords.join(', ')}`] };
  throw new AppError('VALIDATION_FAILED', { message: 'placeholders', fields });
}

interface Recipient {
  readonly name: string;
  readonly locale: string;
  readonly company: string;
  readonly job_en: string;
  readonly job_es: string;
  readonly job_pt: string;
  readonly recruiter: string | null;
}

/** The message for the member of an application, in the member's language or else in the first one of the template. */
export async function writeMessage(
  trx: Db,
  { texts }: MessageSource,
  applicationId: number,
  { viewer, now }: Pick<WriteContext, 'viewer' | 'now'>,
): Promise<MemberMessage | null> {
  const title = (lang: Locale) => translateColumn({ lang, now }, 'title', 'j');
  const { rows } = await sql<Recipient>`select m.first_name as name, m.locale, c.name as company,
      ${title('en')} as job_en, ${title('es')} as job_es, ${title('pt')} as job_pt,
      (select ${fullNameOf('r')} from users r where r.id = ${viewer?.id ?? 0}) as recruiter
    from applications a join users m on m.id = a.user_id join jobs j on j.id = a.job_id
      join companies c on c.id = j.company_id
    where a.id = ${applicationId}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return null;
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const facts = (lang: Locale) => ({
    name: row.name,
    job: row[`job_${lang}`],
    company: row.company,
    recruiter: row.recruiter ?? row.company,
  });
  if (typeof texts === 'string') return { text: fillMessage(texts, facts(locale)), locale: null };
  const writtenLocale = texts[locale] === undefined ? firstLocaleOf(texts) : locale;
  return { text: fillMessage(texts[writtenLocale] ?? '', facts(writtenLocale)), locale: writtenLocale };
}
