import { roleLabel, roleNames } from '@enlace/shared-contract/access';
import { rightsCalls } from '@enlace/shared-contract/identity';
import { packageCalls } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';
import { buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

const rolesIn = (locale: Locale) =>
  roleNames.map((name, place) => ({
    id: place + 1,
    name,
    label: roleLabel(name, locale),
    description: null,
    permissions: [],
    is_fixed: true,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  }));

const createApi = (locale: Locale) => {
  const roles = rolesIn(locale);
  const fake = createFakeApi({
    users: [buildUser({ id: 5, name: 'Íngrid Peña', roles: roles.map(({ id, name }) => ({ id, name })) })],
    roles,
    chapters: [],
  });
  fake.answer(rightsCalls.matrix, () => ({
    data: {
      roles: roles.map(({ id, name }) => ({ id, name, label: null, is_fixed: true, members_count: 3, is_mine: true })),
      rights: [
        { id: 1, name: 'news.edit', resource: 'news', action: 'edit', always: ['admin'], calls: [], is_mine: true },
      ],
      grants: [],
    },
  }));
  fake.answer(packageCalls.listPackageRoles, () => ({
    data: roles.map(({ id, name }) => ({
      id,
      name,
      label: `English ${name}`,
      members_count: 3,
      packages_count: 1,
      features_count: 0,
    })),
  }));
  fake.answer(packageCalls.getRolePackages, () => ({ data: [] }));
  fake.answer(packageCalls.getFeatures, () => ({ data: [] }));
  return fake;
};

/** Words that are the same in a language as the stored name of a role. */
const rawName = new RegExp(`(^|[^\\p{L}@.:/-])(${roleNames.join('|')})($|[^\\p{L}@.:/-])`, 'u');

/** Opens screens that show roles; no raw name of a role is visible. */
export function testRoleNames(locale: Locale, addresses: readonly string[]): void {
  describe(`the names of roles in ${locale}`, () => {
    test.each(addresses)('%s', async (address) => {
      await renderRemote(remote, pages, address, { api: createApi(locale), locale });
      expect((await screen.findAllByText(new RegExp(roleLabel('admin', locale)))).length).toBeGreaterThan(0);
      const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
        ...[...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
        ),
        ...['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
      ]);
      expect(texts.filter((text) => rawName.test(text))).toEqual([]);
    });
  });
}
