import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { type ChangeContext, recordChange } from './change-context';
import { lockFeature, touchFeature } from './lock-feature';
import { setPackageRoles } from './set-package-roles';

/** Adds a feature to a package, or removes it. A call that changes nothing writes no version. */
export async function toggleFeature(
  trx: Db,
  context: ChangeContext,
  toggle: { readonly featureId: number; readonly packageId: number; readonly isEnabled: boolean },
  locale: Locale,
): Promise<void> {
  const feature = await lockFeature(trx, toggle.featureId);
  const newFlags = [{ package_id: toggle.packageId, isEnabled: toggle.isEnabled }];
  const { before, after } = await setPackageRoles(trx, feature, newFlags, { field: 'packageId', locale });
  if (after.length === 0) return;
  await touchFeature(trx, feature.id, feature.updated_at, context.now);
  await recordChange(trx, context, {
    roleId: feature.role_id,
    subject: 'feature',
    subjectId: feature.id,
    action: 'toggle',
    before: { package_roles: before },
    after: { package_roles: after },
  });
}
