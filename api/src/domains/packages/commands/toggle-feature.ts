import type { Locale } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import { type ChangeContext, recordChange } from './change-context';
import { holdFeature, touchFeature } from './hold-feature';
import { setPackageRoles } from './set-package-roles';

/** Gives one package one feature, or takes it away. Setting what is set already changes nothing and is no version. */
export async function toggleFeature(
  trx: Db,
  context: ChangeContext,
  asked: { readonly featureId: number; readonly packageId: number; readonly isEnabled: boolean },
  locale: Locale,
): Promise<void> {
  const feature = await holdFeature(trx, asked.featureId);
  const wanted = [{ package_id: asked.packageId, isEnabled: asked.isEnabled }];
  const { before, after } = await setPackageRoles(trx, feature, wanted, { field: 'packageId', locale });
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
