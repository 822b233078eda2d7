import { previewHours } from '@enlace/shared-contract';
import { timingSafeEqual } from 'node:crypto';

import { deriveKey, keyedHash } from '../../infrastructure/env/keys';
import type { RowName } from '../history/read-values-as-of';

/** Signed tokens that show a row's draft for a day. The server does not store them. */
export interface PreviewLinks {
  issue(row: RowName, now: Date): { readonly token: string; readonly until: Date };
  /** The id of the row that the token shows; null for a token that is wrong, expired, or of another resource. */
  read(resource: string, token: string, now: Date): number | null;
}

export function createPreviewLinks(secret: string): PreviewLinks {
  const key = deriveKey(secret, 'preview');
  const sign = (resource: string, rowId: number, until: number): string =>
    `${rowId}.${until}.${keyedHash(key, resource, String(rowId), String(until))}`;
  return {
    issue: ({ resource, rowId }, now) => {
      const until = new Date(now.getTime() + previewHours * 3_600_000);
      return { token: sign(resource, rowId, until.getTime()), until };
    },
    read: (resource, token, now) => {
      const [, id, until] = /^([1-9]\d{0,15})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
      if (id === undefined || until === undefined || Number(until) <= now.getTime()) return null;
      const [givenToken, expectedToken] = [Buffer.from(token), Buffer.from(sign(resource, Number(id), Number(until)))];
      return givenToken.length === expectedToken.length && timingSafeEqual(givenToken, expectedToken)
        ? Number(id)
        : null;
    },
  };
}
