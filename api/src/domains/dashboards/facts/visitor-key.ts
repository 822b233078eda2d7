import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';

interface VisitedRecord {
  readonly kind: string;
  readonly id: number;
  readonly visitor: string;
}

/**
 * Makes the keys by which views of one visit and record are recognised for a day. The key of a day differs from that of
 * the next, and the record is part of the hash, so that no two records and no two days of a visitor are connected.
 */
export function createVisitorKeys(secret: string): (record: VisitedRecord, at: Date) => string {
  const keyOfDay = (day: string) => ({ day, key: deriveKey(secret, `views of ${day}`) });
  let last = keyOfDay('');
  return ({ kind, id, visitor }, at) => {
    const day = at.toISOString().slice(0, 10);
    if (last.day !== day) last = keyOfDay(day);
    return keyedHash(last.key, visitor, kind, String(id));
  };
}
