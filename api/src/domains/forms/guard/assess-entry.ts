import { guardSchema, honeypotField } from '@enlace/shared-contract/forms';

import type { Db } from '../../../infrastructure/db/database';
import { countLike } from '../form-entries.repository';
import type { Fingerprints } from './fingerprints';
import type { ProofOfWork } from './proof-of-work';
import { scoreEntry, type Verdict } from './score-entry';
import type { SenderTexts } from './text-signals';

export interface Guard {
  readonly proofs: ProofOfWork;
  readonly fingerprints: Fingerprints;
}

export interface Assessment extends Verdict {
  readonly textPrint: string | null;
  readonly senderPrint: string;
}

/**
 * Judges an entry by the guard fields of its body, its texts and earlier entries. Pass the transaction that stores the
 * entry.
 */
export async function assessEntry(
  guard: Guard,
  trx: Db,
  entry: { readonly body: unknown; readonly sender: SenderTexts; readonly ip: string; readonly now: Date },
): Promise<Assessment> {
  const { data: fields = {} } = guardSchema.safeParse(entry.body);
  const textPrint = guard.fingerprints.text(entry.sender.texts);
  const senderPrint = guard.fingerprints.sender(entry.ip);
  const before = await countLike(trx, { textPrint, senderPrint }, entry.now);
  const verdict = scoreEntry({
    proof: await guard.proofs.redeem(trx, fields['altcha'], entry.now),
    hasHoney: isFilled(fields[honeypotField]),
    fillMs: milliseconds(fields['fill_ms']),
    sender: entry.sender,
    ...before,
  });
  return { ...verdict, textPrint, senderPrint };
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

/** A number of milliseconds; null for other values. */
function milliseconds(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}
