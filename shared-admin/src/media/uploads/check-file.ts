import type { ErrorCode } from '@enlace/shared-contract/errors';
import { mediaBytesCap } from '@enlace/shared-contract/media';

type FileKind = 'image' | 'document';

/** First bytes of the file types that the library accepts: kind, offset, and the bytes as text. */
const marks: readonly (readonly [FileKind, number, string])[] = [
  ['image', 0, '\u00ff\u00d8\u00ff'],
  ['image', 0, '\u0089PNG'],
  ['image', 0, 'GIF8'],
  ['image', 8, 'WEBP'],
  ['image', 4, 'ftypavif'],
  ['image', 4, 'ftypavis'],
  ['document', 0, '%PDF'],
  // Word and Excel files are ZIP archives.
  ['document', 0, 'PK\u0003\u0004'],
];

/**
 * The reason why a file cannot be uploaded, checked before the upload; null for an acceptable file. The server checks
 * again.
 */
export async function problemOf(file: File, kind?: FileKind): Promise<ErrorCode | null> {
  if (file.size > mediaBytesCap) return 'PAYLOAD_TOO_LARGE';
  if (file.size === 0) return 'UNSUPPORTED_MEDIA_TYPE';
  const foundKind = kindOf(await bytesOf(file.slice(0, 32)), file.name);
  return foundKind === null || (kind !== undefined && foundKind !== kind) ? 'UNSUPPORTED_MEDIA_TYPE' : null;
}

function kindOf(start: Uint8Array, name: string): FileKind | null {
  const text = String.fromCharCode(...start);
  const foundKind = marks.find(([, at, mark]) => text.startsWith(mark, at));
  if (foundKind !== undefined) return foundKind[0];
  return /\.(csv|txt)$/i.test(name) && !text.includes('\u0000') ? 'document' : null;
}

/** SHA-256 of a file, hexadecimal; undefined in a browser without this function. */
export async function hashOf(file: File): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await bytesOf(file)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0)));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(blob);
  });
}
