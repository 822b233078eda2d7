import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createUploadPlaces, uploadLimits } from './upload-places';

test('uploads of visitors are counted by IPv4 address and by network of IPv6', () => {
  const reserve = createUploadPlaces({ points: 100, seconds: 3600 });
  const reserveFor = (ip: string) => reserve({ viewer: null, ip });
  for (const [first = '', second = '', other = ''] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'],
    ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.2'],
  ]) {
    const release = reserveFor(first);
    for (let count = 1; count < uploadLimits.visitors.perCaller; count += 1) reserveFor(second);
    assert.throws(() => reserveFor(second), { code: 'RATE_LIMITED' });
    reserveFor(other);
    release();
    reserveFor(second);
  }
});
