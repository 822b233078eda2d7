import type { ConvertTarget, Duplicates } from '@enlace/shared-contract/forms';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, plain } from '../../../kit/core/table/expressions';

type Values = Readonly<Record<string, string | null | undefined>>;
type Duplicate = Duplicates['found'][number];

const mostDuplicates = 10;

/** Hosts of mailboxes that are no hint of a company. */
const commonHosts = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'gmx.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com',
  'example.org',
]);

/** Existing records that are similar to the new one: by name, address or host of the website. */
export async function findDuplicates(db: Db, target: ConvertTarget, values: Values): Promise<Duplicate[]> {
  const { from, title, detail, matches } = questions[target](values);
  const conditions = Object.entries(matches).flatMap(([name, condition]) =>
    condition === null ? [] : [[name, condition] as const],
  );
  if (conditions.length === 0) return [];
  const flags = conditions.map(([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`);
  const { rows } = await sql<
    Omit<Duplicate, 'matches'> & { matches: Duplicate['matches'] }
  >`select t.id, ${title} as name,
    ${detail} as detail, to_json(array_remove(array[${sql.join(flags)}], null)) as matches
    from ${from} t where ${all([sql`t.deleted_at is null`, anyOf(conditions.map(([, condition]) => condition))])}
    order by array_length(array_remove(array[${sql.join(flags)}], null), 1) desc, t.id limit ${mostDuplicates}`.execute(
    db,
  );
  return rows;
}

interface Question {
  readonly from: Expression;
  readonly title: Expression;
  readonly detail: Expression;
  /** Null when the new record has no value to compare. */
  readonly matches: Readonly<Record<Duplicate['matches'][number], RawBuilder<boolean> | null>>;
}

const questions: Readonly<Record<ConvertTarget, (values: Values) => Question>> = {
  company({ name, website, email }) {
    const hosts = [hostOf(website), mailHostOf(email)].filter((host) => host !== null);
    return {
      from: sql`companies`,
      title: sql`t.name`,
      detail: sql`coalesce(t.website, t.city)`,
      matches: {
        name: isAlike(sql`t.name`, name),
        email: email
          ? sql`exists (select 1 from company_recruiters cr join users u on u.id = cr.user_id
              where cr.company_id = t.id and lower(u.email) = lower(${email}::text))`
          : null,
        website: hosts.length === 0 ? null : sql`${hostIn(sql`t.website`)} in (${sql.join(hosts)})`,
      },
    };
  },
  press({ title, url }) {
    const plainUrl = sql`regexp_replace(lower(t.url), '/+$', '')`;
    return {
      from: sql`(select *, null::timestamptz as deleted_at from press)`,
      title: sql`t.title`,
      detail: sql`concat_ws(', ', t.outlet, t.published_on::text)`,
      matches: {
        name: isAlike(sql`t.title`, title),
        email: null,
        website: url ? sql`${plainUrl} = regexp_replace(lower(${url}::text), '/+$', '')` : null,
      },
    };
  },
  account({ first_name, last_name, email }) {
    const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
    return {
      from: sql`users`,
      title: sql`trim(t.first_name || ' ' || t.last_name)`,
      detail: sql`t.email`,
      matches: {
        name: isAlike(sql`t.first_name || ' ' || t.last_name`, name),
        email: email ? sql`lower(t.email) = lower(${email}::text)` : null,
        website: null,
      },
    };
  },
};

/**
 * Whether two texts are equal except for accents, case and other characters than letters and digits, or very similar.
 */
function isAlike(column: Expression, text: string | null | undefined): RawBuilder<boolean> | null {
  if (!text) return null;
  const letters = (value: Expression): Expression => sql`regexp_replace(${plain(value)}, '[^[:alnum:]]+', '', 'g')`;
  return sql<boolean>`(${letters(column)} = ${letters(sql`${text}::text`)}
    or similarity(${plain(column)}, ${plain(sql`${text}::text`)}) > 0.75)`;
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** SQL of the host of a website in a column. */
function hostIn(column: Expression): Expression {
  return sql`regexp_replace(lower(${column}), '^https?://(www\\.)?([^/:?#]+).*$', '\\2')`;
}

function hostOf(website: string | null | undefined): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+)/i.exec(website ?? '')?.[1]?.toLowerCase();
  return host === undefined || !host.includes('.') || commonHosts.has(host) ? null : host;
}

function mailHostOf(email: string | null | undefined): string | null {
  return hostOf(/@([^@\s]+)$/.exec(email ?? '')?.[1]);
}
