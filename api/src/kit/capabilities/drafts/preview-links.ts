import { previewHours } from '@enlace/shared-contract/admin';

import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';
import type { RowName } from '../../core/table/row-name';

/** Signed tokens that show a row's draft for a day. The server does not store them. */
export interface PreviewLinks {
  issue(row: RowName, editorId: number, now: Date): { readonly token: string; readonly until: Date };
  /** What the token shows, and who made it; null for a token that is wrong, expired, or of another resource. */
  read(resource: string, token: string, now: Date): Preview | null;
}

export interface Preview {
  readonly rowId: number;
  /** The user who made the link; it ends with the user's right to edit the row. */
  readonly editorId: number;
  readonly until: Date;
}

export function createPreviewLinks(secret: string): PreviewLinks {
  const key = deriveKey(secret, 'preview');
  const sign = (resource: string, rowId: number, editorId: number, until: number): string =>
    `${rowId}.${editorId}.${until}.${keyedHash(key, resource, String(rowId), String(editorId), String(until))}`;
  return {
    issue: ({ resource, rowId }, editorId, now) => {
      const until = new Date(now.getTime() + previewHours * 3_600_000);
      return { token: sign(resource, rowId, editorId, until.getTime()), until };
    },
    read: (resource, token, now) => {
      const [, ...numbers] = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
      const [rowId = 0, editorId = 0, until = 0] = numbers.map(Number);
      if (until <= now.getTime()) return null;
      const preview = { rowId, editorId, until: new Date(until) };
      return isSameSignature(token, sign(resource, rowId, editorId, until)) ? preview : null;
    },
  };
}
