import type { FormState } from '@enlace/shared-contract';

import { type TextSignal, textSignals, type Writing } from './text-signals';

/** What became of the proof of work that a form may bring. */
export type Proof = 'valid' | 'missing' | 'expired' | 'wrong' | 'used';

/** Everything an entry is judged by. */
export interface EntryFacts {
  readonly proof: Proof;
  /** Whether the field that people do not see was filled in. */
  readonly hasHoney: boolean;
  /** Milliseconds from the first sight of the form to sending; null when the form did not say. */
  readonly fillMs: number | null;
  readonly writing: Writing;
  /** Entries of the last days with the same text. */
  readonly sameText: number;
  /** Entries of the last hour from the same address. */
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

/** From here on an entry waits to be looked at. */
export const doubtFrom = 40;
/** From here on no mail is sent about an entry: its address is most likely a stranger's. */
export const silentFrom = 80;

/**
 * What each signal adds. One alone is enough only where no person is to be expected behind it; autofill, a slow reader,
 * a link to one's own page or a forgotten tab never are.
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

/** Judges an entry. It never refuses one: the outcome is where people find it. */
export function scoreEntry(facts: EntryFacts): Verdict {
  const signals = [...behaviour(facts), ...textSignals(facts.writing)];
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

/** Faster than a hand can move, and faster than most people read. */
const veryFastMs = 1500;
const fastMs = 4000;

function behaviour(facts: EntryFacts): Signal[] {
  const { fillMs } = facts;
  const found: (Signal | false)[] = [
    facts.hasHoney && 'honeypot',
    proofSignals[facts.proof],
    fillMs !== null && (fillMs < veryFastMs ? 'veryFast' : fillMs < fastMs && 'fast'),
    facts.sameText >= 1 && 'repeated',
    facts.sameSender >= 6 && 'manyFromSender',
  ];
  return found.filter((signal) => signal !== false);
}
