import { useScreen } from '@enlace/shared-data';
import { Skeleton } from '@enlace/shared-ui';
import { memo, Suspense, use } from 'react';

/** Milliseconds in which the page of a pressed link is usually drawn. */
const pageTime = 1_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/** Whether the document of this page contains the filter already: the page is the first one of the visit. */
function isServed(): boolean {
  const visits = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return visits.some(({ name }) => new URL(name).pathname === location.pathname);
}

/** Resolves when the user does something for the first time; at once on the server, and after a click elsewhere. */
function firstSign(): Promise<void> {
  if (typeof window === 'undefined' || !isServed()) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const handleSign = (event: Event) => {
      // The browser itself sends a move without a distance when a page appears below a resting mouse.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      listening.abort();
      // A link that is pressed opens another page, whose code comes first.
      setTimeout(resolve, event.type === 'pointerdown' && (event.target as Element).closest('a') ? pageTime : 0);
    };
    // `capture`, because React stops events of waiting HTML at its root.
    for (const sign of signs) addEventListener(sign, handleSign, { capture: true, signal: listening.signal });
  });
}

const load = () => import(/* webpackChunkName: "events-filter" */ './events-filter');

/** Without its code the form still works as a plain one, so a failure shows no message. */
const code = firstSign()
  .then(load)
  .catch(load)
  .catch(() => new Promise<never>(() => undefined));

function Filter() {
  const { EventsFilter, loadFilterTexts } = use(code);
  use(loadFilterTexts(useScreen().locale));
  return <EventsFilter />;
}

/**
 * The filter of a rendered page is HTML; its code is loaded at the first sign of the user. `memo`, because React would
 * replace the waiting HTML if the list around it were rendered again.
 */
export const LazyFilter = memo(function LazyFilter() {
  return (
    <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
      <Filter />
    </Suspense>
  );
});
