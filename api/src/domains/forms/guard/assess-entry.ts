import { guardSchema, honeypotField } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import { countLike } from '../form-entries.repository';
import type { Fingerprints } from './fingerprints';
import type { ProofOfWork } from './proof-of-work';
import { scoreEntry, type Verdict } from './score-entry';
import type { Writing } from './text-signals';

export interface Guard {
  readonly proofs: ProofOfWork;
  readonly fingerprints: Fingerprints;
}

export interface Assessment extends Verdict {
  readonly textPrint: string | null;
  readonly senderPrint: string;
}

/** Judges what somebody sent, by the guard fields of its body, its words and what came before. Hand in its transaction. */
export async function assessEntry(
  guard: Guard,
  trx: Db,
  sent: { readonly body: unknown; readonly writing: Writing; readonly ip: string; readonly now: Date },
): Promise<Assessment> {
  const { data: fields = {} } = guardSchema.safeParse(sent.body);
  const textPrint = guard.fingerprints.text(sent.writing.texts);
  const senderPrint = guard.fingerprints.sender(sent.ip);
  const before = await countLike(trx, { textPrint, senderPrint }, sent.now);
  const verdict = scoreEntry({
    proof: await guard.proofs.redeem(trx, fields['altcha'], sent.now),
    hasHoney: isFilled(fields[honeypotField]),
    fillMs: milliseconds(fields['fill_ms']),
    writing: sent.writing,
    ...before,
  });
  return { ...verdict, textPrint, senderPrint };
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

/** Nonsense counts as not said. */
function milliseconds(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}
