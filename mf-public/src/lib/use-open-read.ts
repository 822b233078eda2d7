import { type Call, type ReadHook, useRead } from '@enlace/shared-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Reads what a secret key or address opens, with or without an account. A sign-out, for example in another tab,
 * empties all private answers: this one is asked for again, and its last answer stays meanwhile.
 */
export function useOpenRead<I, A>(call: Call<I, A>, input: I | null): ReadHook<A> {
  const read = useRead(call, input);
  const { status, answer } = read;
  const key = input === null ? null : call.keyOf(input);
  const [last, setLast] = useState<{ readonly key: string | null; readonly answer: A } | null>(null);
  if (answer !== null && (answer !== last?.answer || key !== last.key)) setLast({ key, answer });
  const startedKey = useRef<string | null>(null);
  const readAgain = useEffectEvent(read.again);
  useEffect(() => {
    if (status !== 'idle') startedKey.current = key;
    else if (key !== null && startedKey.current === key) readAgain();
  }, [status, key]);
  const isOpen = status === 'idle' || status === 'pending';
  return answer === null && isOpen && last?.key === key ? { ...read, answer: last.answer } : read;
}
