import { locales } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';

import { permissionsTexts } from '../features/permissions/texts';
import { resources } from '../resources';

test.each(locales)('a resource has one name in the menu and in the permissions (%s)', async (locale) => {
  await permissionsTexts.load(locale);
  const names = resources.flatMap(({ contract: { name }, title }) => {
    const key = `resources.${name}`;
    const permission = translate(permissionsTexts, locale, key);
    return permission === key ? [] : [[name, title[locale], permission]];
  });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter(([, menu, permission]) => menu !== permission)).toEqual([]);
});
