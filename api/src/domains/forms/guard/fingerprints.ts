import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { addressKey } from '../../../infrastructure/limits/address-key';

/** Characters. Many people write the same shorter texts. */
const shortestText = 24;

export type Fingerprints = ReturnType<typeof createFingerprints>;

/** Keyed hashes that show whether two texts or addresses are equal, without the texts or addresses themselves. */
export function createFingerprints(tokenSecret: string) {
  const key = deriveKey(tokenSecret, 'form fingerprints');
  return {
    /**
     * Texts that differ only in addresses, numbers, accents, punctuation and spaces have the same hash. Null for short
     * texts.
     */
    text: (texts: readonly string[]): string | null => {
      const core = texts
        .join(' ')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]{1,320}@\S+/g, ' ')
        .replace(/[^\p{L}]+/gu, ' ')
        .trim();
      return core.length < shortestText ? null : keyedHash(key, 'text', core).slice(0, 24);
    },
    sender: (ip: string): string => keyedHash(key, 'sender', addressKey(ip)).slice(0, 24),
  };
}
