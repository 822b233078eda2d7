import { defaultPrivacy, type PrivateField, privacyLevels } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import { type Expression, jsonObject } from '../../kit/expressions';
import type { ReadContext } from '../../kit/read-context';
import { fullName } from './full-name';
import { openLevels } from './privacy/privacy';

/**
 * How every answer reads a person (SPEC §7, updateprivacy). Her row of `users` is called `u` unless told otherwise. A
 * field that is selected without `shown` or a condition on it without `mayRead` tells what she keeps to others.
 */

/** Whether she is part of the community as others see it: not removed, not switched off, not about to leave. */
export function isPresent(alias = 'u'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('deleted_at')} is null and ${column('disabled_at')} is null
    and ${column('removal_due_at')} is null)`;
}

/** Whether she counts as a member in figures: not removed, and not somebody who never finished her registration. */
export function isMember(alias = 'u'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and (${sql.ref(`${alias}.email_verified_at`)} is not null
    or not exists (select 1 from registrations begun where begun.user_id = ${sql.ref(`${alias}.id`)})))`;
}

/** Whether the viewer of a question may read this part of her record. */
export function mayRead(context: ReadContext, field: PrivateField, alias = 'u'): RawBuilder<boolean> {
  const viewer = context.viewer ?? null;
  const levels = openLevels(viewer);
  if (levels.length === privacyLevels.length) return sql<boolean>`true`;
  const level = sql`coalesce(${sql.ref(`${alias}.privacy`)} ->> ${sql.lit(field)}, ${sql.lit(defaultPrivacy[field])})`;
  const isOpen = sql<boolean>`(${level} in (${sql.join(levels.map((one) => sql.lit(one)))}) and ${isPresent(alias)})`;
  return viewer === null ? isOpen : sql<boolean>`(${isOpen} or ${sql.ref(`${alias}.id`)} = ${viewer.id})`;
}

/** A part of her record as the viewer of a question may see it, else null. */
export function shown(context: ReadContext, field: PrivateField, value: Expression, alias = 'u'): Expression {
  return sql`(case when ${mayRead(context, field, alias)} then ${value} end)`;
}

/** The few facts by which an answer introduces a person: id, name (which is never hidden), headline and avatar. */
export function personCard(context: ReadContext, more: Readonly<Record<string, Expression>> = {}): Expression {
  return jsonObject({
    id: sql`u.id`,
    name: fullName,
    headline: shown(context, 'headline', sql`u.headline`),
    avatar: shown(context, 'avatar', sql`u.avatar`),
    ...more,
  });
}
