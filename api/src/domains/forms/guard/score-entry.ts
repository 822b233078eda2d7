import type { FormState } from '@enlace/shared-contract/forms';

import { type TextSignal, textSignals, type SenderTexts } from './text-signals';

/** Result of the proof of work that a form may contain. */
export type Proof = 'valid' | 'missing' | 'expired' | 'wrong' | 'used';

/** The facts by which an entry is judged. */
export interface EntryFacts {
  readonly proof: Proof;
  /** Whether the field that users do not see is filled in. */
  readonly hasHoney: boolean;
  /** Milliseconds from the display of the form until it was sent; null when unknown. */
  readonly fillMs: number | null;
  readonly sender: SenderTexts;
  /** Number of entries of the last days with the same text. */
  readonly sameText: number;
  /** Number of entries of the last hour from the same address. */
  readonly sameSender: number;
}

export type Signal =
  | TextSignal
  | 'honeypot'
  | 'noProof'
  | 'expiredProof'
  | 'wrongProof'
  | 'usedProof'
  | 'veryFast'
  | 'fast'
  | 'repeated'
  | 'manyFromSender';

export interface Verdict {
  readonly score: number;
  readonly signals: readonly Signal[];
  readonly state: Extract<FormState, 'new' | 'to_check'>;
}

/** The least score at which an entry waits for a check. */
export const doubtFrom = 40;
/** The least score at which no mail is sent about an entry, because its address probably belongs to a stranger. */
export const silentFrom = 80;

/**
 * Points of each signal. One signal alone marks an entry only if a person is very unlikely to cause it. Autofill, slow
 * reading, a link to the own page or an old browser tab never mark an entry alone.
 */
const weights: Readonly<Record<Signal, number>> = {
  honeypot: 100,
  noProof: 40,
  expiredProof: 20,
  wrongProof: 60,
  usedProof: 60,
  veryFast: 25,
  fast: 10,
  links: 15,
  manyLinks: 40,
  markup: 40,
  linkInName: 60,
  gibberish: 40,
  doubledName: 20,
  pitch: 25,
  manyPitches: 60,
  disposable: 20,
  otherScript: 20,
  repeated: 45,
  manyFromSender: 25,
};

/** Judges an entry. The result never refuses the entry; it decides on its state. */
export function scoreEntry(facts: EntryFacts): Verdict {
  const signals = [...behaviour(facts), ...textSignals(facts.sender)];
  const score = signals.reduce((sum, signal) => sum + weights[signal], 0);
  return { score, signals, state: score >= doubtFrom ? 'to_check' : 'new' };
}

const proofSignals: Readonly<Record<Proof, Signal | false>> = {
  valid: false,
  missing: 'noProof',
  expired: 'expiredProof',
  wrong: 'wrongProof',
  used: 'usedProof',
};

/** Milliseconds; most people need longer to read a form. */
const veryFastMs = 1500;
const fastMs = 4000;

function behaviour(facts: EntryFacts): Signal[] {
  const { fillMs } = facts;
  const signals: (Signal | false)[] = [
    facts.hasHoney && 'honeypot',
    proofSignals[facts.proof],
    fillMs !== null && (fillMs < veryFastMs ? 'veryFast' : fillMs < fastMs && 'fast'),
    facts.sameText >= 1 && 'repeated',
    facts.sameSender >= 6 && 'manyFromSender',
  ];
  return signals.filter((signal) => signal !== false);
}
