import { createHmac, hkdfSync } from 'node:crypto';

/** Derives a key for one purpose, so that two uses of a secret never share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `enlace ${purpose}`, 32));
}

export function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
