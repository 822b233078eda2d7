import { useEffect, useState } from 'react';

/** One choice of a picker. */
export interface PickerOption {
  readonly value: string | number;
  readonly label: string;
  /** A second line: a place, an e-mail. */
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

/** Asks for the choices that fit a text; `signal` ends when the answer is no longer wanted. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;

export interface Found {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly options: readonly PickerOption[];
  /** What they were asked for with: while a newer text waits for its answer, it is not that. */
  readonly text: string | null;
}

const pause = 200;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A search among choices that are all there, blind to accents and case. */
export function searchAmong(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const wanted = plain(text.trim());
  return options.filter(({ label, detail }) => plain(`${label} ${detail ?? ''}`).includes(wanted));
}

/**
 * The choices for a text while the list is open: asked once the person pauses for 200 ms (at once for the empty text);
 * the newest question wins, the older one is ended.
 */
export function useOptionSearch(search: OptionSearch | undefined, text: string, isOpen: boolean): Found {
  const [found, setFound] = useState<Found>({ status: 'idle', options: [], text: null });
  useEffect(() => {
    if (search === undefined || !isOpen) return undefined;
    const stop = new AbortController();
    const ask = () => {
      setFound((before) => ({ ...before, status: 'searching' }));
      search(text, stop.signal).then(
        (options) => stop.signal.aborted || setFound({ status: 'found', options, text }),
        () => stop.signal.aborted || setFound({ status: 'failed', options: [], text }),
      );
    };
    const timer = setTimeout(ask, text === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, text, isOpen]);
  return found;
}
