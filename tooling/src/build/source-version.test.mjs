import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../lib/workspace.mjs';
import { devVersion } from './source-version.mjs';

test('a hash of digits only makes a semantic version too', () => {
  const version = devVersion(join(root, 'mf-admin-events'), '02006123');
  assert.match(version, /^\d+\.\d+\.\d+-dev\.[a-z][0-9a-z]+$/);
});
