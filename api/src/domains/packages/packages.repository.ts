import {
  type Feature,
  featureSchema,
  type Package,
  packageSchema,
  type RoleWithPackages,
} from '@enlace/shared-contract/packages';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { all, type Expression, jsonList, jsonObject, translateColumn } from '../../kit/core/table/expressions';
import type { ReadContext } from '../../kit/core/table/read-context';
import type { Row } from '../../kit/core/table/repository';
import { countMembers } from '../identity';
import { presentRows } from './present-rows';

interface Choice {
  /** Undefined for all roles. */
  readonly roleId?: number | undefined;
  readonly id?: number;
}

const packageRoles = jsonList(sql`select ${jsonObject({
  package_id: sql`p.id`,
  isEnabled: sql`coalesce(fp.is_enabled, false)`,
})} as row from packages p
  left join feature_packages fp on fp.package_id = p.id and fp.feature_id = t.id
  where p.role_id = t.role_id order by p.position, p.id`);

const featureIds = jsonList(sql`select f.id as row from feature_packages fp join features f on f.id = fp.feature_id
  where fp.package_id = t.id and fp.is_enabled order by f.position, f.id`);

/** Features in their order, each with its flag for every package of its role. */
export async function findFeatures(db: Db, choice: Choice, context: ReadContext): Promise<Feature[]> {
  const { rows } = await sql<Row>`select t.id, t.role_id, ${translateColumn(context, 'name')} as name,
    ${translateColumn(context, 'description')} as description, t.data, ${packageRoles} as package_roles, t.translations,
    t.created_at, t.updated_at
    from features t where ${choiceCondition(choice)} order by t.role_id, t.position, t.id`.execute(db);
  return presentRows(featureSchema, rows, context);
}

/** Packages by role, from the smallest to the largest. */
export async function findPackages(db: Db, choice: Choice, context: ReadContext): Promise<Package[]> {
  const { rows } =
    await sql<Row>`select t.id, t.role_id, r.name as role, ${translateColumn(context, 'name')} as name, t.slug,
    ${translateColumn(context, 'description')} as description, t.price, t.currency, t.interval, t.position,
    ${featureIds} as feature_ids, t.translations, t.created_at, t.updated_at
    from packages t join roles r on r.id = t.role_id
    where ${choiceCondition(choice)} order by t.role_id, t.position, t.id`.execute(db);
  return presentRows(packageSchema, rows, context);
}

/** Id of the role of members. */
export async function findMembersRole(db: Db): Promise<number> {
  const role = await db.selectFrom('roles').select('id').where('name', '=', 'latinas').executeTakeFirstOrThrow();
  return role.id;
}

/** The roles that have packages, by id. */
export async function findRolesWithPackages(db: Db): Promise<readonly RoleWithPackages[]> {
  const { rows } = await sql<RoleWithPackages>`select r.id, r.name, r.label,
    ${countMembers('roles', sql`r.id`)} as members_count,
    (select count(*) from packages p where p.role_id = r.id) as packages_count,
    (select count(*) from features f where f.role_id = r.id) as features_count
    from roles r where exists (select 1 from packages p where p.role_id = r.id) order by r.id`.execute(db);
  return rows;
}

function choiceCondition({ roleId, id }: Choice): Expression {
  return all([
    ...(roleId === undefined ? [] : [sql`t.role_id = ${roleId}`]),
    ...(id === undefined ? [] : [sql`t.id = ${id}`]),
  ]);
}
