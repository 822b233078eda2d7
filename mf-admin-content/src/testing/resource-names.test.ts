import { auditResources, auditTexts } from '@enlace/shared-admin/audit';
import { familyResources } from '@enlace/shared-contract/forms';
import { locales } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';

import { permissionsTexts } from '../features/permissions/texts';
import { resources } from '../resources';

test.each(locales)('a resource has one name in the menu, in the permissions and in the audit (%s)', async (locale) => {
  await Promise.all([auditTexts.load(locale), permissionsTexts.load(locale)]);
  const differences = auditResources.flatMap((name) => {
    const key = `resources.${name}`;
    const permission = translate(permissionsTexts, locale, key);
    const menu = resources.find(({ contract }) => contract.name === name)?.title[locale];
    const names = [translate(auditTexts, locale, key), menu, permission === key ? undefined : permission];
    return new Set(names.filter((text) => text !== undefined)).size > 1 ? [[name, ...names]] : [];
  });
  expect(differences).toEqual([]);
});

test('the audit names and filters the entries of every group of forms', () => {
  const names = Object.values(familyResources).map(({ name }) => name);
  expect(names.filter((name) => !auditResources.some((resource) => resource === name))).toEqual([]);
});
