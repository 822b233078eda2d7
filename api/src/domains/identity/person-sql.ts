import { isAllowed } from '@enlace/shared-contract/access';
import { defaultPrivacy, type PrivateField, privacyLevels } from '@enlace/shared-contract/identity';
import { type RawBuilder, sql } from 'kysely';

import { countryName } from '../../kit/core/values/country-name';
import { type Expression, jsonObject } from '../../kit/core/table/expressions';
import type { ReadContext } from '../../kit/core/table/read-context';
import { fullName } from './full-name';
import { openLevels } from './privacy/privacy';

/**
 * SQL with which every answer reads a person. The default alias of the row of `users` is `u`. Select each private field
 * with `maskField`, and write each condition on a private field with `mayRead`: otherwise the answer shows values that
 * the user has hidden.
 */

/** Whether the user is visible to other members: not in the trash, not disabled, no removal requested. */
export function isPresent(alias = 'u'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('deleted_at')} is null and ${column('disabled_at')} is null
    and ${column('removal_due_at')} is null)`;
}

/**
 * Whether a viewer may see the user at all: the user is present, and has blocked none of the companies that the viewer
 * recruits for. Admins see all.
 */
export function isShownTo({ viewer = null }: ReadContext, alias = 'u'): RawBuilder<boolean> {
  if (viewer === null || isAllowed(viewer, ['admin'])) return isPresent(alias);
  return sql<boolean>`(${isPresent(alias)} and not exists (select 1 from pool_blocks b
    join company_recruiters cr on cr.company_id = b.company_id
    where b.user_id = ${sql.ref(`${alias}.id`)} and cr.user_id = ${viewer.id}))`;
}

/** Whether the user counts as a member in figures: not in the trash, and registration complete. */
export function isMember(alias = 'u'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and (${sql.ref(`${alias}.email_verified_at`)} is not null
    or not exists (select 1 from registrations begun where begun.user_id = ${sql.ref(`${alias}.id`)})))`;
}

/** Whether the viewer of a read context may read this field of the user. */
export function mayRead(context: ReadContext, field: PrivateField, alias = 'u'): RawBuilder<boolean> {
  const viewer = context.viewer ?? null;
  const levels = openLevels(viewer);
  if (levels.length === privacyLevels.length) return sql<boolean>`true`;
  const level = sql`coalesce(${sql.ref(`${alias}.privacy`)} ->> ${sql.lit(field)}, ${sql.lit(defaultPrivacy[field])})`;
  const isOpen = sql<boolean>`(${level} in (${sql.join(levels.map((one) => sql.lit(one)))}) and ${isPresent(alias)})`;
  return viewer === null ? isOpen : sql<boolean>`(${isOpen} or ${sql.ref(`${alias}.id`)} = ${viewer.id})`;
}

/** The value of a private field if the viewer may read it, else null. */
export function maskField(context: ReadContext, field: PrivateField, value: Expression, alias = 'u'): Expression {
  return sql`(case when ${mayRead(context, field, alias)} then ${value} end)`;
}

/** The address of the person's own page; null without one. */
export function pageSlug(alias = 'u'): Expression {
  return sql`(case when ${sql.ref(`${alias}.has_page`)} then person_page_slug(${sql.ref(`${alias}.id`)}) end)`;
}

/** The fields with which an answer introduces a person: id, name (never hidden), slug, headline and avatar. */
export function personCard(context: ReadContext, more: Readonly<Record<string, Expression>> = {}): Expression {
  return jsonObject({
    id: sql`u.id`,
    name: fullName,
    slug: pageSlug(),
    headline: maskField(context, 'headline', sql`u.headline`),
    avatar: maskField(context, 'avatar', sql`u.avatar`),
    ...more,
  });
}

/** The fields of a row of `users` that its own card or page shows; private ones only to viewers who may read them. */
export function personFields(context: ReadContext, alias: string): Readonly<Record<string, Expression>> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const maskedField = (field: PrivateField, value: Expression = column(field)) =>
    maskField(context, field, value, alias);
  const countryCode = column('country_code');
  return {
    name: sql`trim(${column('first_name')} || ' ' || ${column('last_name')})`,
    slug: pageSlug(alias),
    headline: maskedField('headline'),
    bio: maskedField('bio'),
    company: maskedField('company'),
    city: maskedField('city'),
    country_code: maskedField('country', countryCode),
    country: maskedField('country', countryName(context.lang, countryCode)),
    linkedin: maskedField('linkedin'),
    avatar: maskedField('avatar'),
  };
}
