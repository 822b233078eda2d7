import { snapshotPersonSchema } from '@enlace/shared-contract/attendees';
import type * as z from 'zod/mini';

export type SnapshotPerson = z.infer<typeof snapshotPersonSchema>;

const hashBits = 128;
const nonceBytes = 12;

/** The hash of a code in a snapshot, and the key of its row (shared-contract/src/endpoints/check-in.ts). */
export async function deriveFrom(
  code: string,
  salt: string,
): Promise<{ readonly hash: string; readonly key: CryptoKey }> {
  const base = await crypto.subtle.importKey('raw', bytesOf(code), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const from = (words: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: bytesOf(salt), info: bytesOf(words) });
  const [hash, key] = await Promise.all([
    crypto.subtle.deriveBits(from('check-in hash'), base, hashBits),
    crypto.subtle.deriveKey(from('check-in key'), base, { name: 'AES-GCM', length: 256 }, false, ['decrypt']),
  ]);
  return { hash: toBase64Url(new Uint8Array(hash)), key };
}

/** The person of a row; null when the row was changed or belongs to another code. */
export async function openRow(row: string, key: CryptoKey): Promise<SnapshotPerson | null> {
  try {
    const bytes = fromBase64Url(row);
    const iv = bytes.subarray(0, nonceBytes);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nonceBytes));
    return snapshotPersonSchema.parse(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return null;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
