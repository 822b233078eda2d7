import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isBucket, isInShare, newBucket } from './bucket';

const buckets = Array.from({ length: 4_000 }, newBucket);

function shareOf(percent: number, salt = 'salt'): number {
  return buckets.filter((bucket) => isInShare(bucket, salt, percent)).length / buckets.length;
}

test('lets nobody in at 0 and everybody at 100', () => {
  assert.equal(shareOf(0), 0);
  assert.equal(shareOf(100), 1);
});

test('lets in about the share it is told', () => {
  for (const percent of [1, 10, 50, 90]) assert.ok(Math.abs(shareOf(percent) - percent / 100) < 0.04, `${percent}`);
});

test('keeps whoever is in when the share grows, and falls on others with another salt', () => {
  const tenth = buckets.filter((bucket) => isInShare(bucket, 'salt', 10));
  assert.ok(tenth.every((bucket) => isInShare(bucket, 'salt', 30)));
  const both = tenth.filter((bucket) => isInShare(bucket, 'another', 10));
  assert.ok(both.length < tenth.length / 2);
});

test('knows a bucket of its own making', () => {
  assert.ok(isBucket(newBucket()));
  for (const value of [undefined, '', 'x', '0123456789abcdef0']) assert.ok(!isBucket(value));
});
