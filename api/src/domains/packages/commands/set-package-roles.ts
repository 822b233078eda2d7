import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';

export interface PackageRole {
  readonly package_id: number;
  readonly isEnabled: boolean;
}

/**
 * Sets flags of a feature, whose row must be locked. Returns the changed flags before and after. Throws
 * VALIDATION_FAILED on `field` for a package that the feature's role does not have.
 */
export async function setPackageRoles(
  trx: Db,
  feature: { readonly id: number; readonly role_id: number },
  newFlags: readonly PackageRole[],
  on: { readonly field: string; readonly locale: Locale },
): Promise<{ before: PackageRole[]; after: PackageRole[] }> {
  const { rows } = await sql<PackageRole>`select p.id as package_id, coalesce(fp.is_enabled, false) as "isEnabled"
    from packages p left join feature_packages fp on fp.package_id = p.id and fp.feature_id = ${feature.id}
    where p.role_id = ${feature.role_id} order by p.position, p.id`.execute(trx);
  const flags = new Map(newFlags.map(({ package_id, isEnabled }) => [package_id, isEnabled]));
  if ([...flags.keys()].some((id) => rows.every(({ package_id }) => package_id !== id)))
    throw new AppError('VALIDATION_FAILED', {
      message: `no such package of role ${feature.role_id}`,
      fields: { [on.field]: [fieldText(on.locale, 'unknownRow')] },
    });
  const before = rows.filter(({ package_id, isEnabled }) => (flags.get(package_id) ?? isEnabled) !== isEnabled);
  const after = before.map(({ package_id, isEnabled }) => ({ package_id, isEnabled: !isEnabled }));
  for (const { package_id, isEnabled } of after)
    await trx
      .insertInto('feature_packages')
      .values({ feature_id: feature.id, package_id, is_enabled: isEnabled })
      .onConflict((on) => on.columns(['feature_id', 'package_id']).doUpdateSet({ is_enabled: isEnabled }))
      .execute();
  return { before, after };
}
