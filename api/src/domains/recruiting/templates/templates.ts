import { AppError } from '@enlace/shared-contract/errors';
import type {
  addCandidateTemplateSchema,
  CandidateMove,
  CandidateTemplate,
  CandidateTemplateEdit,
} from '@enlace/shared-contract/recruiting';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { mayReadCompany } from '../candidates/candidate-rows';
import { allTexts, firstLocaleOf, type LocalTexts, writtenTexts } from '../local-texts';
import { recruitingTexts } from '../recruiting-texts';
import { unknownWordsOf } from './message-words';

/** Templates of one answer. */
const mostTemplates = 500;

type Row = Omit<CandidateTemplate, 'texts' | 'fallback' | 'updated_at'> & {
  readonly texts: LocalTexts;
  readonly updated_at: Date;
};

const columns = sql`t.id, t.company_id, t.kind, t.name, t.texts, t.version, t.updated_at`;

const present = ({ texts, updated_at: updatedAt, ...row }: Row): CandidateTemplate => ({
  ...row,
  texts: allTexts(texts),
  fallback: firstLocaleOf(texts),
  updated_at: updatedAt.toISOString(),
});

/** A condition of templates that a viewer may read; the alias of the template is `t`. */
const mayRead = (context: ReadContext): Expression => mayReadCompany(context, sql`t.company_id`);

interface TemplateFilters {
  readonly company_id?: number | undefined;
  readonly kind?: CandidateMove | undefined;
}

export async function listTemplates(
  db: Db,
  { company_id: companyId, kind }: TemplateFilters,
  context: ReadContext,
): Promise<CandidateTemplate[]> {
  const ofCompany = companyId === undefined ? sql`true` : sql`t.company_id = ${companyId}`;
  const ofKind = kind === undefined ? sql`true` : sql`t.kind = ${kind}`;
  const { rows } = await sql<Row>`select ${columns} from candidate_templates t
    where ${mayRead(context)} and ${ofCompany} and ${ofKind}
    order by t.company_id, t.kind, lower(t.name), t.id limit ${mostTemplates}`.execute(db);
  return rows.map(present);
}

/** Throws NOT_FOUND, also for templates of other companies. */
async function findTemplate(db: Db, id: number, context: ReadContext, lock = sql``): Promise<CandidateTemplate> {
  const { rows } = await sql<Row>`select ${columns} from candidate_templates t
    where t.id = ${id} and ${mayRead(context)} ${lock}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return present(row);
}

/**
 * Adds a template; the same one again, such as after an answer that was lost, is the stored one.
 * @throws NOT_FOUND for companies of others; VALIDATION_FAILED with the fields
 */
export async function addTemplate(
  writing: ReadWriteContext,
  { company_id: companyId, ...values }: z.infer<typeof addCandidateTemplateSchema>,
): Promise<CandidateTemplate> {
  const { reading } = writing;
  return transact(writing.deps.db, async (trx) => {
    const company = await sql`select 1 from companies c where c.id = ${companyId} and c.deleted_at is null
      and ${mayReadCompany(reading, sql`c.id`)}`.execute(trx);
    if (company.rows.length === 0) throw new AppError('NOT_FOUND');
    const texts = requireTexts(writing, values);
    const row = await trx
      .insertInto('candidate_templates')
      .values({ ...columnsOf(values, texts), company_id: companyId, updated_at: writing.now })
      .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return findSame(trx, writing, { ...values, companyId, texts }, reading);
    await audit(trx, writing, 'addTemplate', row.id);
    return findTemplate(trx, row.id, reading);
  });
}

interface SameTemplate {
  readonly companyId: number;
  readonly kind: CandidateMove;
  readonly name: string;
  readonly texts: LocalTexts;
}

/** The template of a name, if it has the same texts. */
async function findSame(
  trx: Db,
  writing: WriteContext,
  { companyId, kind, name, texts }: SameTemplate,
  context: ReadContext,
): Promise<CandidateTemplate> {
  const { rows } = await sql<{ id: number }>`select id from candidate_templates where company_id = ${companyId}
    and kind = ${kind} and name = ${name} and texts = ${JSON.stringify(texts)}::jsonb`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw nameTaken(writing);
  return findTemplate(trx, row.id, context);
}

/**
 * Changes a template. The same call again changes nothing.
 * @throws NOT_FOUND; CONFLICT for another version; VALIDATION_FAILED with the fields
 */
export async function editTemplate(
  writing: ReadWriteContext,
  { id, version, ...values }: CandidateTemplateEdit & { readonly id: number },
): Promise<CandidateTemplate> {
  const { reading } = writing;
  return transact(writing.deps.db, async (trx) => {
    const template = await findTemplate(trx, id, reading, sql`for update of t`);
    const texts = requireTexts(writing, values);
    if (template.version === version + 1 && isRepeated(template, values, texts)) return template;
    if (template.version !== version) {
      const userMessage = recruitingTexts[writing.locale].templateChanged;
      throw new AppError('CONFLICT', { userMessage, details: { version: template.version } });
    }
    const others = await sql`select 1 from candidate_templates where company_id = ${template.company_id}
      and kind = ${values.kind} and name = ${values.name} and id <> ${id}`.execute(trx);
    if (others.rows.length > 0) throw nameTaken(writing);
    await trx
      .updateTable('candidate_templates')
      .set({ ...columnsOf(values, texts), version: version + 1, updated_at: writing.now })
      .where('id', '=', id)
      .execute();
    await audit(trx, writing, 'editTemplate', id);
    return findTemplate(trx, id, reading);
  });
}

/** Throws NOT_FOUND. */
export async function removeTemplate(writing: ReadWriteContext, id: number): Promise<void> {
  await transact(writing.deps.db, async (trx) => {
    await findTemplate(trx, id, writing.reading, sql`for update of t`);
    await trx.deleteFrom('candidate_templates').where('id', '=', id).execute();
    await audit(trx, writing, 'removeTemplate', id);
  });
}

type Values = Omit<CandidateTemplateEdit, 'version'>;

const isRepeated = (template: CandidateTemplate, { kind, name }: Values, texts: LocalTexts): boolean =>
  template.kind === kind && template.name === name && isDeepStrictEqual(template.texts, allTexts(texts));

const columnsOf = ({ kind, name }: Values, texts: LocalTexts) => ({ kind, name, texts: JSON.stringify(texts) });

/** The written texts, with placeholders that exist. */
function requireTexts({ locale }: WriteContext, { texts }: Values): LocalTexts {
  const words = recruitingTexts[locale];
  const textsOfTemplate = writtenTexts(texts);
  if (textsOfTemplate === null) {
    const fields = { texts: [words.textMissing] };
    throw new AppError('VALIDATION_FAILED', { message: 'no text', fields });
  }
  const fields: Record<string, string[]> = {};
  for (const one of locales) {
    const unknownWords = unknownWordsOf(textsOfTemplate[one] ?? '');
    if (unknownWords.length > 0) fields[`texts.${one}`] = [`${words.unknownWords} ${unknownWords.join(', ')}`];
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { message: 'placeholders', fields });
  return textsOfTemplate;
}

function nameTaken({ locale }: WriteContext): AppError {
  const fields = { name: [recruitingTexts[locale].nameTaken] };
  return new AppError('VALIDATION_FAILED', { message: 'name', fields });
}

async function audit(trx: Db, { origin }: WriteContext, action: string, id: number): Promise<void> {
  await recordAudit(trx, { origin, action, resource: 'candidate_templates', rowId: id });
}
