import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Derives a key for one purpose, so that two uses of a secret never share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `enlace ${purpose}`, 32));
}

export function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Whether two signatures are the same. The time that it takes does not tell how much of them is. */
export function isSameSignature(text: string, expectedText: string): boolean {
  const [bytes, expectedBytes] = [Buffer.from(text), Buffer.from(expectedText)];
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}
