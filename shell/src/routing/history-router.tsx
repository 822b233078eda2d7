import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

import type { Preparation } from './preparation';

export interface HistoryRouterProps {
  readonly window: Window;
  readonly basename: string;
  readonly preparation: Pick<Preparation, 'forClick'>;
  readonly children: ReactNode;
}

/**
 * The router over the browser's history. The address changes with the click; the page of the last address stays until
 * the next page can be drawn. A newer click replaces an older one. Changes of the search alone are shown at once.
 *
 * A prepared page is drawn in one task: between the short turns of a transition, the browser would compute the styles
 * of the whole document each time. Other pages are transitions, which keep the last page while code is loading.
 */
export function HistoryRouter({ window, basename, preparation, children }: HistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shownState, setShownState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let shownPath = history.location.pathname;
    let newest = 0;
    const stop = history.listen(({ action, location }) => {
      newest += 1;
      const click = newest;
      const isSamePath = location.pathname === shownPath;
      const draw = () => {
        if (click !== newest) return;
        shownPath = location.pathname;
        setShownState({ action, location });
      };
      const preparing = isSamePath ? null : preparation.forClick(location);
      if (preparing === null) return startTransition(draw);
      void preparing.then(draw);
    });
    return stop;
  }, [history, preparation]);

  return (
    <Router basename={basename} location={shownState.location} navigationType={shownState.action} navigator={history}>
      {children}
    </Router>
  );
}
