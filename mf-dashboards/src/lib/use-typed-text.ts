import { useEffect, useEffectEvent, useState } from 'react';

/** Time without a key press after which a typed text is applied, in ms. */
const typingMs = 400;

export interface TypedText {
  /** The text of the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Applies the text now, e.g. after Enter. */
  readonly send: () => void;
}

/**
 * The text of a field whose applied value is in the address. It is applied after a pause. A value from elsewhere, e.g.
 * of a removed filter, replaces the text.
 */
export function useTypedText(value: string, onApply: (text: string) => void): TypedText {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Texts of this field that the address does not have yet.
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  if (lastValue !== value) {
    setLastValue(value);
    const place = sentTexts.indexOf(value);
    setSentTexts(place === -1 ? [] : sentTexts.slice(place + 1));
    if (place === -1) setText(value);
  }
  const sendText = (next: string) => {
    setSentTexts([...sentTexts, next]);
    onApply(next);
  };
  const sendLater = useEffectEvent(sendText);
  useEffect(() => {
    const next = text.trim();
    if (next === value) return undefined;
    const timer = setTimeout(() => sendLater(next), typingMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return { text, setText, send: () => sendText(text.trim()) };
}
