import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between the last key press and the request. */
const pause = 300;

/**
 * The text in the search field; the URL follows after a pause. The field keeps focus and text while answers arrive; a
 * text from elsewhere (back button, "clear") replaces it.
 */
export function useSearchTerm(
  appliedTerm: string,
  apply: (term: string) => void,
): readonly [string, (term: string) => void] {
  const [term, setTerm] = useState(appliedTerm);
  const [knownTerm, setKnownTerm] = useState(appliedTerm);
  if (knownTerm !== appliedTerm) {
    setKnownTerm(appliedTerm);
    if (term.trim() !== appliedTerm) setTerm(appliedTerm);
  }
  const tell = useEffectEvent(() => {
    if (term.trim() !== appliedTerm) apply(term.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [term]);
  return [term, setTerm];
}
