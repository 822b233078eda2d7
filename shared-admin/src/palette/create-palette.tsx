import type { Palette as PalettePart } from '@enlace/shared-data';

import { createOfficeCalls } from '../calls/office-calls';
import { Palette } from './palette';
import { paletteTexts } from './texts';

/**
 * Makes the palette of a remote, for `palette` of `defineRemote`. The palettes of all remotes find the same: the pages
 * of the registry and the records behind them (`palette` of a resource's pages).
 * @param owner the remote's name for its slices, e.g. `adminContent`
 */
export function createPalette(owner: string): PalettePart {
  const calls = createOfficeCalls(`${owner}/palette`);
  return {
    Component: ({ onClose }) => <Palette calls={calls} onClose={onClose} />,
    slices: [calls],
    texts: [paletteTexts],
  };
}
