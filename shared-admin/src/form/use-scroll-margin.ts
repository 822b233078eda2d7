import { useEffect, type RefObject } from 'react';

/** Space between the bar and the focused control, in pixels. */
const gap = 16;

/** Keeps focused controls above a bar at the bottom of the window (WCAG 2.4.11), also when its height changes. */
export function useScrollMargin(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + gap}px`;
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (bar.current !== null) observer?.observe(bar.current);
    return () => {
      observer?.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
