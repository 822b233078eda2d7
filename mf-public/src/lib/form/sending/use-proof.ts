import { useCall } from '@enlace/shared-data';
import { useCallback, useMemo, useRef } from 'react';

import { sending, type Proof } from './sending';

/** Milliseconds that a form waits for a proof that is not ready. */
const patience = 1500;
/** A proof that ends within so many milliseconds is made anew. */
const reserve = 5000;

export interface ProofHook {
  /** Begins the work; what is under way or ready stays. */
  readonly prepare: () => void;
  /** The solution for one attempt to send; empty when there is none in time. Nobody is kept from sending for it. */
  readonly take: () => Promise<string>;
}

/** The proof of work of one form. */
export function useProof(formId: string): ProofHook {
  const { run } = useCall(sending.calls.proof, formId);
  const current = useRef<Promise<Proof | null> | null>(null);
  const prepare = useCallback(() => {
    // Without a proof the form is sent all the same, and a person looks at it.
    current.current ??= run().catch(() => null);
    return current.current;
  }, [run]);
  const take = useCallback(async () => {
    let proof = await within(prepare());
    if (proof !== null && proof.expiresAt < Date.now() + reserve) {
      current.current = null;
      proof = await within(prepare());
    }
    current.current = null;
    return proof?.solution ?? '';
  }, [prepare]);
  return useMemo(() => ({ prepare: () => void prepare(), take }), [prepare, take]);
}

function within(work: Promise<Proof | null>): Promise<Proof | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    void work.then((proof) => {
      clearTimeout(timer);
      resolve(proof);
    });
  });
}
