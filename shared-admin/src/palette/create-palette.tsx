import type { Palette as PalettePart } from '@enlace/shared-data';

import { createOfficeCalls } from '../calls/office-calls';
import { Palette } from './palette';
import type { PaletteOffer } from './palette-offer';
import { paletteTexts } from './texts';

/**
 * Makes the palette of a remote, for `palette` of `defineRemote`.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param load imports the sources, in their order on the screen
 */
export function createPalette(owner: string, load: PaletteOffer['load']): PalettePart {
  const offer: PaletteOffer = { calls: createOfficeCalls(`${owner}/palette`), load };
  return {
    Component: ({ onClose }) => <Palette offer={offer} onClose={onClose} />,
    slices: [offer.calls],
    texts: [paletteTexts],
  };
}
