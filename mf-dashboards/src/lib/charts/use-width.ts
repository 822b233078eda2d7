import { useEffect, useRef, useState } from 'react';

/** Width before the first measurement, in pixels. */
const firstWidth = 640;

/** The width of an element, in steps that do not redraw a chart for each pixel. */
export function useWidth<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(firstWidth);
  useEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measuredWidth = Math.floor((entry?.contentRect.width ?? 0) / 4) * 4;
      if (measuredWidth > 0) setWidth(measuredWidth);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
