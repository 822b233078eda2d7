import { randomFillSync } from 'node:crypto';

/** Bytes of a nonce: 128 bits, as the specification of content security policies asks. */
const size = 16;

/** Random bytes for many nonces: a request for each takes as long as the rest of a kept page's answer. */
const pool = Buffer.alloc(size * 256);
let next = pool.length;

/** A nonce for one answer, 22 characters. Each byte of the pool is used once. */
export function newNonce(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += size;
  return pool.toString('base64url', next - size, next);
}
