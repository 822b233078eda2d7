import { splitLocale } from '@enlace/shared-contract/text';
import { flushSync } from 'react-dom';
import { NavigationType } from 'react-router';

import { nextTask } from '../boot/next-task';
import { containers, showContainer } from '../frame/screen-containers';
import { prerenderedScreen, type DrawnScreen } from '../frame/drawn-screen';
import type { Address } from './preparation';
import { focusPrerendered } from './scroll-and-focus';

/** Milliseconds between the end of a press and its click. */
const clickTime = 300;
/** Milliseconds until work continues in a window that draws no frames. */
const longestFrame = 100;

/** An address of the product as a place of the router that has no history entry yet. */
export function prerenderPlace({ pathname, search }: Address): DrawnScreen['place'] {
  const location = { pathname: splitLocale(pathname).path, search, hash: '', state: null, key: '' };
  return { location, navigationType: NavigationType.Push };
}

/** The layout of a hidden container waits until a size in it is read. */
function findHeading(name: string): Element | null {
  return containers.get(name)?.querySelector('h1') ?? null;
}

/** Resolves in the task after the next frame. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, longestFrame);
  });
}

/**
 * The screen of a pressed link, drawn and laid out in a hidden container before the click. The click only shows it; the
 * router follows after the frame.
 */
export function createPrerender() {
  let lastPress = 0;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    lastPress += 1;
    clearTimeout(releaseTimer);
    prerenderedScreen.set(null);
  }
  // The press became a scroll or a drag.
  addEventListener('pointercancel', release, { passive: true });
  addEventListener('pointerup', () => (releaseTimer = setTimeout(release, clickTime)), { passive: true });

  function isPrerendered(name: string, { search }: { readonly search: string }): boolean {
    const screen = prerenderedScreen.get();
    return screen?.name === name && screen.place.location.search === search;
  }

  return {
    /** @returns a function that returns whether the press can still become a click */
    notePress(): () => boolean {
      clearTimeout(releaseTimer);
      lastPress += 1;
      const press = lastPress;
      return () => press === lastPress;
    },
    draw(screen: DrawnScreen): void {
      // Browsers without it would show the screen.
      if (isPrerendered(screen.name, screen.place.location) || !CSS.supports('content-visibility', 'hidden')) return;
      // In this task: after the touch of a link, browsers delay other tasks until its end.
      flushSync(() => prerenderedScreen.set(screen));
      findHeading(screen.name)?.getBoundingClientRect();
    },
    /**
     * Shows the screen of an address.
     * @returns null when it is not drawn; otherwise a promise that is settled after the frame
     */
    open(name: string, address: Address): Promise<void> | null {
      const container = containers.get(name);
      if (!isPrerendered(name, address) || container === undefined || findHeading(name) === null) {
        release();
        return null;
      }
      lastPress += 1;
      clearTimeout(releaseTimer);
      showContainer(container);
      focusPrerendered(address.key);
      return afterFrame();
    },
    release,
  };
}
