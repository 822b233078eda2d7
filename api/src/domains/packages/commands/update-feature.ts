import { AppError } from '@enlace/shared-contract/errors';
import type { updateFeatureSchema } from '@enlace/shared-contract/packages';
import type * as z from 'zod/mini';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { requireSameVersion } from '../../../kit/core/write/edit-conflict';
import type { TransactionContext } from '../../../kit/core/write/write-context';
import { recordChange } from './record-change';
import { featureTranslations } from './feature-translations';
import { lockFeature, touchFeature } from './lock-feature';
import { setPackageRoles } from './set-package-roles';

type Update = z.infer<typeof updateFeatureSchema>;
type LockedFeature = Awaited<ReturnType<typeof lockFeature>>;

const mostEntries = 100;

/**
 * Merges the fields of a body into a feature; keys of `data` are merged one by one. A call that changes nothing writes
 * no version.
 */
export async function updateFeature(
  writing: TransactionContext,
  update: { readonly id: number; readonly values: Update; readonly body: unknown },
): Promise<void> {
  const { trx, now, locale } = writing;
  const feature = await lockFeature(trx, update.id);
  requireSameVersion(feature, update.body);
  const newFeature = merge(feature, update.values);
  if (Object.keys(newFeature.data).length > mostEntries)
    throw new AppError('VALIDATION_FAILED', {
      message: 'too many entries of data',
      fields: { data: [fieldText(locale, 'tooMany', mostEntries)] },
    });
  const changedNames = (['name', 'description', 'data', 'translations'] as const).filter(
    (name) => JSON.stringify(newFeature[name]) !== JSON.stringify(feature[name]),
  );
  const on = { field: 'package_roles', locale };
  const flags = await setPackageRoles(trx, feature, update.values.package_roles ?? [], on);
  if (changedNames.length === 0 && flags.after.length === 0) return;
  await trx
    .updateTable('features')
    .set({
      name: newFeature.name,
      description: newFeature.description,
      data: JSON.stringify(newFeature.data),
      translations: JSON.stringify(newFeature.translations),
    })
    .where('id', '=', feature.id)
    .execute();
  await touchFeature(trx, feature.id, feature.updated_at, now);
  const pick = (row: LockedFeature | typeof newFeature) =>
    Object.fromEntries(changedNames.map((name) => [name, row[name]]));
  await recordChange(writing, {
    roleId: feature.role_id,
    subject: 'feature',
    subjectId: feature.id,
    action: 'update',
    before: { ...pick(feature), ...(flags.before.length === 0 ? {} : { package_roles: flags.before }) },
    after: { ...pick(newFeature), ...(flags.after.length === 0 ? {} : { package_roles: flags.after }) },
  });
}

function merge(feature: LockedFeature, values: Update) {
  const data = Object.entries({ ...feature.data, ...values.data }).filter(([, value]) => value !== null);
  return {
    name: values.name ?? feature.name,
    description: values.description === undefined ? feature.description : values.description || null,
    data: Object.fromEntries(data),
    translations: values.translations === undefined ? feature.translations : featureTranslations(values.translations),
  };
}
