import { AppError } from '@enlace/shared-contract/errors';
import type { createFeatureSchema } from '@enlace/shared-contract/packages';
import type * as z from 'zod/mini';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { TransactionContext } from '../../../kit/core/write/write-context';
import { recordChange } from './record-change';
import { featureTranslations } from './feature-translations';
import { setPackageRoles } from './set-package-roles';

/** Adds a feature at the end of the features of its role. Returns its id. */
export async function createFeature(
  writing: TransactionContext,
  body: z.infer<typeof createFeatureSchema>,
): Promise<number> {
  const { trx, now, locale } = writing;
  const role = await trx.selectFrom('roles').select('id').where('id', '=', body.role_id).executeTakeFirst();
  if (role === undefined)
    throw new AppError('VALIDATION_FAILED', {
      message: `no role ${body.role_id}`,
      fields: { role_id: [fieldText(locale, 'unknownRow')] },
    });
  const data = Object.fromEntries(Object.entries(body.data ?? {}).filter(([, value]) => value !== null));
  const last = await trx
    .selectFrom('features')
    .select((on) => on.fn.max('position').as('position'))
    .where('role_id', '=', role.id)
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('features')
    .values({
      role_id: role.id,
      name: body.name,
      description: body.description || null,
      data: JSON.stringify(data),
      position: (last?.position ?? -1) + 1,
      translations: JSON.stringify(featureTranslations(body.translations)),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const on = { field: 'package_roles', locale };
  const { after } = await setPackageRoles(trx, { id, role_id: role.id }, body.package_roles ?? [], on);
  await recordChange(writing, {
    roleId: role.id,
    subject: 'feature',
    subjectId: id,
    action: 'create',
    before: null,
    after: { name: body.name, description: body.description || null, data, package_roles: after },
  });
  return id;
}
