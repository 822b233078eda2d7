/** A random key of 32 characters, for example for a call that must count once. `randomUUID` exists on https pages only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
