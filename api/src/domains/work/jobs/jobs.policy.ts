import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { RowPolicy } from '../../../kit/core/read/present';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { jobTexts } from './job-texts';

/** Field of a row that states whether the viewer is a recruiter of the job's company. */
export const isOwnJobField = 'is_own_job';

/** Recruiters write jobs of their own companies; admins and users with the permission write all jobs. */
export const jobsPolicy: RowPolicy = (viewer, operation, row) =>
  operation === 'get' || isUnbound(viewer, operation) || row[isOwnJobField] === true ? false : 'never';

/**
 * Checks a job: its company exists, a recruiter writes only jobs of own companies, and salary and dates are in order.
 */
export async function prepareJob(trx: Db, write: PlannedWrite): Promise<Row> {
  const { values, before, viewer, locale } = write;
  const texts = jobTexts[locale];
  const company = values['company_id'];
  if (company !== undefined && before !== null && company !== before['company_id'])
    await requireNoCandidates(trx, write);
  if (company !== undefined) {
    const isAllowedCompany = isUnbound(viewer, before === null ? 'add' : 'edit')
      ? sql`true`
      : sql`exists (select 1 from company_recruiters cr where cr.company_id = c.id and cr.user_id = ${viewer?.id})`;
    const { rows } = await sql`select 1 from companies c
      where c.id = ${company} and c.deleted_at is null and ${isAllowedCompany} for share`.execute(trx);
    if (rows.length === 0) throw refusal('company_id', texts.company);
  }
  const after = { ...before, ...values };
  if (isAfter(after['salary_from'], after['salary_to'])) throw refusal('salary_to', texts.salary);
  if (isAfter(timeOf(after['published_at']), timeOf(after['closes_at']))) throw refusal('closes_at', texts.dates);
  return values;
}

/** Candidates have sent their profile to one company: their job stays with it. */
async function requireNoCandidates(trx: Db, { before, locale }: PlannedWrite): Promise<void> {
  const { rows } = await sql`select 1 from applications where job_id = ${before?.['id']} limit 1`.execute(trx);
  if (rows.length > 0) throw refusal('company_id', jobTexts[locale].candidates);
}

function isUnbound(viewer: Viewer | null, operation: string): boolean {
  return isAllowed(viewer, ['admin', `jobs.${operation}`]);
}

function isAfter(start: unknown, end: unknown): boolean {
  return typeof start === 'number' && typeof end === 'number' && start > end;
}

function timeOf(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && value !== '' ? Date.parse(value) : null;
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `job: ${field}`, fields: { [field]: [text] } });
}
