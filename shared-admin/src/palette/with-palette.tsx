import type { Feature, Screen, ScreenModule } from '@enlace/shared-data';

import { PaletteKey } from './palette-key';
import type { PaletteOffer } from './palette-offer';

/** Features as they are, with the command palette on each of their screens: Ctrl or Cmd and K. */
export function withPalette(features: readonly Feature[], offer: PaletteOffer): readonly Feature[] {
  const made = new WeakMap<Screen, ScreenModule>();
  const around = ({ screen }: ScreenModule): ScreenModule => {
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
  return features.map((feature) => ({
    ...feature,
    screens: Object.fromEntries(
      Object.entries(feature.screens).map(([name, load]) => [name, async () => around(await load())]),
    ),
  }));
}
