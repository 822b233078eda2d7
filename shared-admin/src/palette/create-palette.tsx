import type { Screen, ScreenModule } from '@enlace/shared-data';

import { createCalls } from '../calls/create-calls';
import { PaletteKey } from './palette-key';
import type { PaletteOffer } from './palette-offer';
import type { Around } from './with-palette';

/**
 * Makes the palette of a remote, to be put around each of its screens by `withPalette`.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param load imports the sources, in the order in which they are shown
 */
export function createPalette(owner: string, load: PaletteOffer['load']): Around {
  const offer: PaletteOffer = { calls: createCalls(`${owner}/palette`), load };
  // A screen is loaded more than once, e.g. ahead of its visit; it must stay the same component.
  const made = new WeakMap<Screen, ScreenModule>();
  return ({ screen }) => {
    const { Component } = screen;
    const found = made.get(screen) ?? {
      screen: {
        ...screen,
        slices: [...(screen.slices ?? []), offer.calls],
        Component: function WithPalette() {
          return (
            <>
              <Component />
              <PaletteKey offer={offer} />
            </>
          );
        },
      },
    };
    made.set(screen, found);
    return found;
  };
}
