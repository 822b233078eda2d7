import { useRef } from 'react';

/** A nonce for each text: the same text that is sent again has the same one, until `forget`. */
export function useNonce(): { readonly nonceOf: (text: string) => string; readonly forget: () => void } {
  const last = useRef<{ readonly text: string; readonly nonce: string } | null>(null);
  return {
    nonceOf(text) {
      if (last.current?.text !== text) last.current = { text, nonce: crypto.randomUUID() };
      return last.current.nonce;
    },
    forget() {
      last.current = null;
    },
  };
}
