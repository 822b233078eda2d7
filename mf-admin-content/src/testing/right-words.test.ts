import * as areas from '@enlace/shared-contract/all';
import { locales } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';

import { permissionsTexts } from '../features/permissions/texts';

/** Permissions in the access rules of the contract's calls. */
function permissionsOf(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if ('permission' in value && 'roles' in value && typeof value.permission === 'string') return [value.permission];
  return Object.values<unknown>({ ...value }).flatMap((part) => permissionsOf(part, depth + 1));
}

test.each(locales)('every permission of the contract has a readable name (%s)', async (locale) => {
  await permissionsTexts.load(locale);
  const permissions = [...new Set(permissionsOf(areas))];
  expect(permissions).toContain('attendees.cancel');
  const keys = permissions.flatMap((name) => {
    const [resource = '', action = ''] = name.split('.');
    return [`resources.${resource}`, `actions.${action}`];
  });
  expect([...new Set(keys)].filter((key) => translate(permissionsTexts, locale, key) === key)).toEqual([]);
});
