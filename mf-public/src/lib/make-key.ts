/** A new secret, e.g. of a hold. `crypto.randomUUID` is missing on pages without https. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
