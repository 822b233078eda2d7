import type { Resource } from '@enlace/shared-contract';

import type { OfficeCalls } from '../calls/office-calls';

/** A resource whose records the palette finds by their names. Its list is at the usual path (`adminPath`). */
export interface PaletteSource {
  readonly contract: Resource;
  /** A field, or the related record in it, that tells records of one name apart. */
  readonly detail?: string;
}

/** What the palette of a remote asks with and looks through. */
export interface PaletteOffer {
  readonly calls: OfficeCalls;
  readonly load: () => Promise<readonly PaletteSource[]>;
}
