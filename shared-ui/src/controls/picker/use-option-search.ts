import { useEffect, useState } from 'react';

/** One option of a picker. */
export interface PickerOption {
  readonly value: string | number;
  readonly label: string;
  /** A second line, for example a place or an e-mail address. */
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

/** Requests the options for a text; `signal` aborts an outdated request. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;

export interface SearchOutcome {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly options: readonly PickerOption[];
  /** The text of the request. It differs from the input while a newer request is pending. */
  readonly text: string | null;
}

const pause = 200;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Searches a complete list of options, without accents and case. */
export function searchAmong(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const wantedText = plain(text.trim());
  return options.filter(({ label, detail }) => plain(`${label} ${detail ?? ''}`).includes(wantedText));
}

/**
 * The options for a text while the list is open: requested after a pause of 200 ms (at once for the empty text). A
 * newer request aborts the older one.
 */
export function useOptionSearch(search: OptionSearch | undefined, text: string, isOpen: boolean): SearchOutcome {
  const [outcome, setOutcome] = useState<SearchOutcome>({ status: 'idle', options: [], text: null });
  useEffect(() => {
    if (search === undefined || !isOpen) return undefined;
    const stop = new AbortController();
    const ask = () => {
      setOutcome((before) => ({ ...before, status: 'searching' }));
      search(text, stop.signal).then(
        (options) => stop.signal.aborted || setOutcome({ status: 'found', options, text }),
        () => stop.signal.aborted || setOutcome({ status: 'failed', options: [], text }),
      );
    };
    const timer = setTimeout(ask, text === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, text, isOpen]);
  return outcome;
}
