import { useEffect, type ReactNode } from 'react';

/** Why a link is prefetched: it came near the window; the user points at it or focuses it; the user presses it. */
export type PrefetchSign = 'near' | 'intent' | 'press';

export interface PrefetchProviderProps {
  /** Prefetches the target of an address; can be called again for the same address. */
  readonly prefetch: (href: string, sign: PrefetchSign) => void;
  readonly children: ReactNode;
}

const signs: Readonly<Record<string, PrefetchSign>> = {
  pointerover: 'intent',
  focusin: 'intent',
  touchstart: 'press',
  pointerdown: 'press',
};

/**
 * Reports the links of the document that the user points at, focuses or presses. One listener for all links: a page
 * has a hundred of them, and each would cost time when the page is drawn.
 */
export function PrefetchProvider({ prefetch, children }: PrefetchProviderProps): ReactNode {
  useEffect(() => {
    let lastLink: Element | null = null;
    const handle = ({ type, target }: Event) => {
      const link = (target as Partial<Element>).closest?.('a[href]:not([data-prefetch=false])') ?? null;
      // The pointer moves over the parts of a link.
      const isSame = type === 'pointerover' && link === lastLink;
      lastLink = link;
      if (link !== null && !isSame) prefetch(link.getAttribute('href') ?? '', signs[type] ?? 'intent');
    };
    for (const type in signs) document.addEventListener(type, handle, { passive: true });
    return () => {
      for (const type in signs) document.removeEventListener(type, handle);
    };
  }, [prefetch]);
  return children;
}
