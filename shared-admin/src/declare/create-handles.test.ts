import { areas } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';

import { createAdmin } from './create-admin';
import { createHandles } from './create-handles';

test('a contract has one handle in a remote', () => {
  const handleOf = createHandles('test');
  expect(handleOf(areas)).toBe(handleOf(areas));
  expect(handleOf(areas)).not.toBe(handleOf(users));
  expect(handleOf(areas).path).toBe('test/areas');
  expect(createHandles('other')(areas)).not.toBe(handleOf(areas));
});

test('the media library of a back office has the handle of its remote', () => {
  const handleOf = createHandles('test');
  const { media } = createAdmin('test', handleOf);
  expect(handleOf(media.library.contract)).toBe(media.library);
});
