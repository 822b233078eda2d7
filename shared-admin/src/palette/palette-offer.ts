import type { Resource } from '@enlace/shared-contract';

import { createCalls, type Calls } from '../calls/create-calls';

/** A resource whose records the palette finds by their names. */
export interface PaletteSource {
  readonly contract: Resource;
  /** Path of its list; a record is at `<path>/<id>`. */
  readonly path: string;
}

/** What the palette of a remote asks with and looks through. */
export interface PaletteOffer {
  readonly calls: Calls;
  readonly load: () => Promise<readonly PaletteSource[]>;
}

/**
 * Makes the palette of a remote.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 * @param load imports the sources, in the order in which they are shown
 */
export function createPalette(owner: string, load: PaletteOffer['load']): PaletteOffer {
  return { calls: createCalls(`${owner}/palette`), load };
}
