import type { TransactionContext } from '../../../kit/core/write/write-context';
import { recordChange } from './record-change';
import { lockFeature, touchFeature } from './lock-feature';
import { setPackageRoles } from './set-package-roles';

/** Adds a feature to a package, or removes it. A call that changes nothing writes no version. */
export async function toggleFeature(
  writing: TransactionContext,
  toggle: { readonly featureId: number; readonly packageId: number; readonly isEnabled: boolean },
): Promise<void> {
  const { trx, now, locale } = writing;
  const feature = await lockFeature(trx, toggle.featureId);
  const newFlags = [{ package_id: toggle.packageId, isEnabled: toggle.isEnabled }];
  const { before, after } = await setPackageRoles(trx, feature, newFlags, { field: 'packageId', locale });
  if (after.length === 0) return;
  await touchFeature(trx, feature.id, feature.updated_at, now);
  await recordChange(writing, {
    roleId: feature.role_id,
    subject: 'feature',
    subjectId: feature.id,
    action: 'toggle',
    before: { package_roles: before },
    after: { package_roles: after },
  });
}
