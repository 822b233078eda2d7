import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { addressKey } from '../../../infrastructure/limits/address-key';

/** Shorter texts are written alike by many people. */
const shortestText = 24;

export type Fingerprints = ReturnType<typeof createFingerprints>;

/** Keyed hashes by which a text or an address is known again, and neither can be read. */
export function createFingerprints(tokenSecret: string) {
  const key = deriveKey(tokenSecret, 'form fingerprints');
  return {
    /** The same for texts that differ in addresses, numbers, accents, signs and spaces only; null for short ones. */
    text: (texts: readonly string[]): string | null => {
      const core = texts
        .join(' ')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+/g, ' ')
        .replace(/[^\p{L}]+/gu, ' ')
        .trim();
      return core.length < shortestText ? null : keyedHash(key, 'text', core).slice(0, 24);
    },
    sender: (ip: string): string => keyedHash(key, 'sender', addressKey(ip)).slice(0, 24),
  };
}
