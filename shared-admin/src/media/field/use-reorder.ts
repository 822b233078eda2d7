import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';

interface Movable {
  readonly url: string;
}

/** Number of places that a key moves an entry. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A list with one entry at another place. */
function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [entry] = list.slice(from, from + 1);
  if (entry === undefined) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/**
 * Sorts a list: the user drags a handle over the entries of `list` (each with its `data-url`), or moves it with the
 * arrow keys, Home and End. Escape cancels a drag.
 * @param say announces a move to screen readers
 */
export function useReorder<T extends Movable, E extends HTMLElement = HTMLUListElement>(
  entries: readonly T[],
  onChange: (entries: readonly T[]) => void,
  say: (entry: T, place: number) => string,
) {
  const list = useRef<E>(null);
  const [drag, setDrag] = useState<{ readonly url: string; readonly visibleEntries: readonly T[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const toFocus = useRef<string | null>(null);
  const visibleEntries = drag?.visibleEntries ?? entries;

  // An entry that moves in the page loses the focus.
  useEffect(() => {
    if (toFocus.current === null) return;
    const grips = list.current?.querySelectorAll<HTMLElement>('[data-grip]') ?? [];
    [...grips].find(({ dataset }) => dataset['grip'] === toFocus.current)?.focus();
    toFocus.current = null;
  }, [visibleEntries]);

  const settle = (next: readonly T[], url: string) => {
    const at = next.findIndex((one) => one.url === url);
    const entry = next[at];
    if (entry === undefined || entries[at]?.url === url) return;
    toFocus.current = url;
    onChange(next);
    setAnnouncement(say(entry, at + 1));
  };

  const handleKey = (event: KeyboardEvent, url: string) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const from = entries.findIndex((one) => one.url === url);
    settle(moveEntry(entries, from, Math.max(0, Math.min(entries.length - 1, from + step))), url);
  };

  const handleDown = (event: ReactPointerEvent, url: string) => {
    if (event.button > 0) return;
    let order = entries;
    const leave = new AbortController();
    const { signal } = leave;
    setDrag({ url, visibleEntries: order });
    const end = (isKept: boolean) => {
      leave.abort();
      setDrag(null);
      if (isKept) settle(order, url);
    };
    // The handle itself moves in the page, so the window listens.
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-url]');
        const to = order.findIndex((one) => one.url === over?.dataset['url']);
        const from = order.findIndex((one) => one.url === url);
        if (to === -1 || to === from) return;
        order = moveEntry(order, from, to);
        setDrag({ url, visibleEntries: order });
      },
      { signal },
    );
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };

  return {
    list,
    /** The entries in their current order, including a running drag. */
    visibleEntries,
    moving: drag?.url ?? null,
    announcement,
    gripOf: ({ url }: T) => ({
      'data-grip': url,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, url),
      onPointerDown: (event: ReactPointerEvent) => handleDown(event, url),
    }),
  };
}
