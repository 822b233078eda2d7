/** Milliseconds after which work goes on without a paint: a tab in the background paints nothing. */
const longestWait = 100;

/** Waits until the browser has painted and taken input, so that what is drawn next does not delay what is there. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
