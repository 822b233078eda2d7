import type { Viewer } from '@enlace/shared-contract/access';
import { chapters, tags } from '@enlace/shared-contract/community';
import { roles } from '@enlace/shared-contract/identity';

import { abilitiesOf, rightsOf } from './abilities';

const viewer = (roleNames: readonly string[], permissions: readonly string[] = []): Viewer => ({
  id: 1,
  name: 'Ana',
  roles: [...roleNames],
  permissions: [...permissions],
});

test('rights follow from roles and permissions, and from what the resource knows', () => {
  expect(rightsOf(chapters, viewer(['admin']))).toEqual({
    add: true,
    edit: true,
    remove: true,
    hardRemove: chapters.wire.hardRemove !== undefined,
    restore: chapters.isSoftDeleted,
    import: true,
    export: true,
    filter: true,
  });
  expect(Object.values(rightsOf(tags, viewer(['latinas']))).some(Boolean)).toBe(false);
  expect(Object.values(rightsOf(roles, null)).some(Boolean)).toBe(false);
  const editor = rightsOf(tags, viewer(['latinas'], ['tags.edit', 'tags.export']));
  expect(editor).toMatchObject({ add: false, edit: true, remove: false, import: false, export: true, filter: true });
});

test('a row says itself what may be done with it; what it does not say may not be done', () => {
  expect(abilitiesOf({ id: 1 })).toEqual({ edit: false, remove: false });
  expect(abilitiesOf({ id: 1, abilities: { edit: true } })).toEqual({ edit: true, remove: false });
});
