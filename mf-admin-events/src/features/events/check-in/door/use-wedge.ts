import { useEffect, useEffectEvent } from 'react';

/** A scanner that acts as a keyboard types faster than a person: milliseconds between two keys, in and outside of fields. */
const longestGap = { field: 60, page: 1_000 };
const shortestCode = 6;

/**
 * Reads codes that a scanner types anywhere on the page, ended by Enter. In a field, only keys faster than those of a
 * person count, and the field gets its former text back.
 */
export function useWedge(onScan: (code: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let text = '';
    let lastAt = 0;
    let isFast = true;
    let before: string | null = null;
    let target: EventTarget | null = null;
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A scanner sends all keys to one element; a person can type in a field and press Enter on a button.
      if (event.target !== target) text = '';
      ({ target } = event);
      const field = fieldOf(target);
      const gap = event.timeStamp - lastAt;
      if (event.key === 'Enter') {
        const isScan = text.length >= shortestCode && (field === null || isFast) && gap < longestGap.page;
        if (isScan) {
          event.preventDefault();
          event.stopPropagation();
          if (field !== null && before !== null) setText(field, before);
          scan(text);
        }
        text = '';
        return;
      }
      if (event.key.length !== 1) return;
      if (text === '' || gap > longestGap.page) {
        text = '';
        isFast = true;
        before = field?.value ?? null;
      } else if (gap > longestGap.field) isFast = false;
      text += event.key;
      lastAt = event.timeStamp;
    };
    document.addEventListener('keydown', handle, true);
    return () => document.removeEventListener('keydown', handle, true);
  }, []);
}

function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox', 'file', 'radio', 'submit'].includes(target.type));
  return isField ? target : null;
}

/** Sets the text of a field so that React notices it. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
