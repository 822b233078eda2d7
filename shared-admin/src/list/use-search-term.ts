import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last key until the list is asked. */
const pause = 300;

/**
 * What a person types into the search, ahead of the URL by a pause. The input keeps its focus and its words while
 * answers come and go; words that come from elsewhere (the back button, "clear") replace it.
 */
export function useSearchTerm(
  applied: string,
  apply: (term: string) => void,
): readonly [string, (term: string) => void] {
  const [term, setTerm] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    if (term.trim() !== applied) setTerm(applied);
  }
  const tell = useEffectEvent(() => {
    if (term.trim() !== applied) apply(term.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [term]);
  return [term, setTerm];
}
