import { sql } from 'kysely';

import type { Expression } from '../../../../kit/core/table/expressions';

/** The part of a search that is about the pay. */
interface SalaryChoice {
  /** Least upper end of a year's pay; null for any. */
  readonly least: number | null;
  readonly currency: string | null;
  /** Whether jobs without a stated pay fit. */
  readonly isUnstated: boolean;
}

type Filters = Readonly<Record<string, unknown>>;

/** Hours and months of a year, as migration 0123 converts the pay of a job. */
const perYear: Readonly<Record<string, number>> = { hour: 2080, month: 12, year: 1 };

const filterNames = ['salary_from', 'currency', 'salary_unstated'] as const;

/** The choice in the filters of a list; null without one. */
export function salaryChoiceOf(filters: Filters): SalaryChoice | null {
  const text = (name: string): string | null => {
    const value = filters[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const amount = text('salary_from');
  const currency = text('currency');
  const isUnstated = text('salary_unstated') !== null;
  if (amount === null && currency === null && !isUnstated) return null;
  const least = amount === null ? null : Number(amount) * (perYear[text('salary_period') ?? 'year'] ?? 1);
  return { least, currency, isUnstated };
}

/** Whether a job's pay fits. */
export function fitsSalary(
  { least, currency, isUnstated }: SalaryChoice,
  job: { readonly salaryYear: number | null; readonly currency: string | null },
): boolean {
  if (job.salaryYear === null) return isUnstated;
  if (least === null && currency === null) return false;
  return (least === null || job.salaryYear >= least) && (currency === null || job.currency === currency);
}

/** As `fitsSalary`, of the job with the alias `t`. */
function salaryCondition({ least, currency, isUnstated }: SalaryChoice): Expression {
  const hasPay = sql`(t.salary_year is not null
    ${least === null ? sql`` : sql`and t.salary_year >= ${least}::bigint`}
    ${currency === null ? sql`` : sql`and t.currency = ${currency}`})`;
  if (!isUnstated) return hasPay;
  return least === null && currency === null ? sql`t.salary_year is null` : sql`(${hasPay} or t.salary_year is null)`;
}

/** The filters of the list: they are one condition together, which the first one in use adds. */
export const salaryFilters = Object.fromEntries(
  filterNames.map((name) => [
    name,
    (_value: unknown, _context: unknown, filters: Filters): Expression => {
      const choice = salaryChoiceOf(filters);
      const isFirst = filterNames.find((one) => filters[one] !== undefined) === name;
      return choice === null || !isFirst ? sql`true` : salaryCondition(choice);
    },
  ]),
);
