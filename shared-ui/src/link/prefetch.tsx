import { createContext, useCallback, useContext, useMemo, type ReactNode, type Ref } from 'react';

interface Prefetch {
  /** Called when the link comes near the window; at most once per address. */
  near(href: string): void;
  /** Called on hover, touch or focus. */
  intent(href: string, sign: PrefetchSign): void;
}

const PrefetchContext = createContext<Prefetch | null>(null);

/** Why a link is prefetched: it came near the window; the user points at it or focuses it; the user presses it. */
export type PrefetchSign = 'near' | 'intent' | 'press';

export interface PrefetchProviderProps {
  /** Prefetches the target of an address; can be called again for the same address. */
  readonly prefetch: (href: string, sign: PrefetchSign) => void;
  readonly children: ReactNode;
}

/** Enables prefetch for all links below. Without it, links only navigate. */
export function PrefetchProvider({ prefetch, children }: PrefetchProviderProps) {
  const value = useMemo<Prefetch>(() => {
    const seenAddresses = new Set<string>();
    return {
      intent: prefetch,
      near(href) {
        if (seenAddresses.has(href)) return;
        seenAddresses.add(href);
        prefetch(href, 'near');
      },
    };
  }, [prefetch]);
  return <PrefetchContext value={value}>{children}</PrefetchContext>;
}

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap<Element, () => void>();

function observe(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const watcher = (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: '200px' },
  ));
  callbacks.set(element, onNear);
  watcher.observe(element);
  return () => watcher.unobserve(element);
}

const signs = { pointerenter: 'intent', focus: 'intent', touchstart: 'press', pointerdown: 'press' } as const;

function listen(element: HTMLElement, href: string, prefetch: Prefetch): () => void {
  const listeners = Object.entries(signs).map(([type, sign]) => ({ type, report: () => prefetch.intent(href, sign) }));
  for (const { type, report } of listeners) element.addEventListener(type, report, { passive: true });
  const forget = observe(element, () => prefetch.near(href));
  return () => {
    forget();
    for (const { type, report } of listeners) element.removeEventListener(type, report);
  };
}

function hold<E>(ref: Ref<E> | undefined, element: E): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** A ref for a link; reports to the provider when the link comes within 200 px, and on hover, touch or focus. */
export function usePrefetch<E extends HTMLElement>(href: string, isOn: boolean, ref: Ref<E> | undefined) {
  const prefetch = useContext(PrefetchContext);
  return useCallback(
    (element: E) => {
      const release = hold(ref, element);
      const stop = prefetch !== null && isOn && listen(element, href, prefetch);
      return () => {
        if (stop) stop();
        release();
      };
    },
    [href, isOn, prefetch, ref],
  );
}
