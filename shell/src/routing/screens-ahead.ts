import { splitLocale } from '@enlace/shared-contract/text';
import { flushSync } from 'react-dom';
import { NavigationType } from 'react-router';

import { nextTask } from '../boot/next-task';
import { rooms, showRoom } from '../frame/covered-rooms';
import { screenAhead, type DrawnScreen } from '../frame/screen-rooms';
import type { Address } from './preparation';
import { arriveAhead } from './arrival';

/** Milliseconds between the end of a press and its click. */
const clickTime = 300;
/** Milliseconds until work continues in a window that draws no frames. */
const longestFrame = 100;

/** An address of the product as a place of the router that has no history entry yet. */
export function placeAhead({ pathname, search }: Address): DrawnScreen['place'] {
  const location = { pathname: splitLocale(pathname).path, search, hash: '', state: null, key: '' };
  return { location, navigationType: NavigationType.Push };
}

/** The layout of a covered room waits until a size in it is read. */
function findHeading(name: string): Element | null {
  return rooms.get(name)?.querySelector('h1') ?? null;
}

/** Resolves in the task after the next frame. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, longestFrame);
  });
}

/**
 * The screen of a pressed link, drawn and laid out in a covered room before the click. The click only uncovers it; the
 * router follows after the frame.
 */
export function createScreensAhead() {
  let lastPress = 0;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    lastPress += 1;
    clearTimeout(releaseTimer);
    screenAhead.set(null);
  }
  // The press became a scroll or a drag.
  addEventListener('pointercancel', release, { passive: true });
  addEventListener('pointerup', () => (releaseTimer = setTimeout(release, clickTime)), { passive: true });

  function isAhead(name: string, { search }: { readonly search: string }): boolean {
    const screen = screenAhead.get();
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
      if (isAhead(screen.name, screen.place.location) || !CSS.supports('content-visibility', 'hidden')) return;
      // In this task: after the touch of a link, browsers delay other tasks until its end.
      flushSync(() => screenAhead.set(screen));
      findHeading(screen.name)?.getBoundingClientRect();
    },
    /**
     * Shows the screen of an address.
     * @returns null when it is not drawn; otherwise a promise that is settled after the frame
     */
    open(name: string, address: Address): Promise<void> | null {
      const room = rooms.get(name);
      if (!isAhead(name, address) || room === undefined || findHeading(name) === null) {
        release();
        return null;
      }
      lastPress += 1;
      clearTimeout(releaseTimer);
      showRoom(room);
      arriveAhead(address.key);
      return afterFrame();
    },
    release,
  };
}
