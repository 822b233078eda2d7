import { type KeptWords, useKeptWords } from '../../lib/use-kept-words';

export type KeptReason = KeptWords<{ readonly reason: string }>;

const blank = () => ({ reason: '' });

/** The typed reason of an action on accounts, until it is done. */
export function useKeptReason(what: string, ids: number | string): KeptReason {
  return useKeptWords(what, ids, blank);
}
