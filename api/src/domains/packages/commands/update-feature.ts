import { AppError, type Locale, type updateFeatureSchema } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { requireSameVersion } from '../../../kit/edit-conflict';
import { type ChangeContext, recordChange } from './change-context';
import { featureTranslations } from './feature-translations';
import { holdFeature, touchFeature } from './hold-feature';
import { setPackageRoles } from './set-package-roles';

type Update = z.infer<typeof updateFeatureSchema>;
type Held = Awaited<ReturnType<typeof holdFeature>>;

const mostEntries = 100;

/** Merges the fields of a body into a feature (SPEC §4). What does not change is not written and is no version. */
export async function updateFeature(
  trx: Db,
  context: ChangeContext,
  asked: { readonly id: number; readonly values: Update; readonly body: unknown },
  locale: Locale,
): Promise<void> {
  const feature = await holdFeature(trx, asked.id);
  requireSameVersion(feature, asked.body);
  const merged = merge(feature, asked.values);
  if (Object.keys(merged.data).length > mostEntries)
    throw new AppError('VALIDATION_FAILED', {
      message: 'too many entries of data',
      fields: { data: [fieldText(locale, 'tooMany', mostEntries)] },
    });
  const changed = (['name', 'description', 'data', 'translations'] as const).filter(
    (name) => JSON.stringify(merged[name]) !== JSON.stringify(feature[name]),
  );
  const on = { field: 'package_roles', locale };
  const flags = await setPackageRoles(trx, feature, asked.values.package_roles ?? [], on);
  if (changed.length === 0 && flags.after.length === 0) return;
  await trx
    .updateTable('features')
    .set({
      name: merged.name,
      description: merged.description,
      data: JSON.stringify(merged.data),
      translations: JSON.stringify(merged.translations),
    })
    .where('id', '=', feature.id)
    .execute();
  await touchFeature(trx, feature.id, feature.updated_at, context.now);
  const pick = (row: Held | typeof merged) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  await recordChange(trx, context, {
    roleId: feature.role_id,
    subject: 'feature',
    subjectId: feature.id,
    action: 'update',
    before: { ...pick(feature), ...(flags.before.length === 0 ? {} : { package_roles: flags.before }) },
    after: { ...pick(merged), ...(flags.after.length === 0 ? {} : { package_roles: flags.after }) },
  });
}

function merge(feature: Held, values: Update) {
  const data = Object.entries({ ...feature.data, ...values.data }).filter(([, value]) => value !== null);
  return {
    name: values.name ?? feature.name,
    description: values.description === undefined ? feature.description : values.description || null,
    data: Object.fromEntries(data),
    translations: values.translations === undefined ? feature.translations : featureTranslations(values.translations),
  };
}
