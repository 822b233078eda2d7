import { useEffect, useRef } from 'react';

/** Submits a code when its last digit is typed or pasted. A code that is there at the start is not submitted. */
export function useSubmitAtLastDigit(pin: string, submit: () => void): void {
  const lastPin = useRef(pin);
  const submitNow = useRef(submit);
  useEffect(() => {
    submitNow.current = submit;
  });
  useEffect(() => {
    const isNew = lastPin.current !== pin;
    lastPin.current = pin;
    if (isNew && pin.length === 6) submitNow.current();
  }, [pin]);
}
