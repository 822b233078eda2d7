import { useCall } from '@enlace/shared-data';
import { useCallback, useMemo, useRef } from 'react';

import { sending, type Proof } from './sending';

/** Milliseconds that sending waits for an unfinished proof. */
const waitLimit = 1500;
/** A proof that expires within this number of milliseconds is replaced. */
const safetyMargin = 5000;

export interface ProofHook {
  /** Starts the work unless a proof is in progress or ready. */
  readonly prepare: () => void;
  /** The solution for one attempt to send; empty when it is not ready in time. Sending works without it. */
  readonly take: () => Promise<string>;
}

/** The proof of work of one form. */
export function useProof(formId: string): ProofHook {
  const { run } = useCall(sending.calls.proof, formId);
  const current = useRef<Promise<Proof | null> | null>(null);
  const prepare = useCallback(() => {
    // Without a proof the form is still sent; an editor then checks it.
    current.current ??= run().catch(() => null);
    return current.current;
  }, [run]);
  const take = useCallback(async () => {
    let proof = await waitForProof(prepare());
    if (proof !== null && proof.expiresAt < Date.now() + safetyMargin) {
      current.current = null;
      proof = await waitForProof(prepare());
    }
    current.current = null;
    return proof?.solution ?? '';
  }, [prepare]);
  return useMemo(() => ({ prepare: () => void prepare(), take }), [prepare, take]);
}

function waitForProof(work: Promise<Proof | null>): Promise<Proof | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), waitLimit);
    void work.then((proof) => {
      clearTimeout(timer);
      resolve(proof);
    });
  });
}
