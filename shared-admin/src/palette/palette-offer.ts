import type { Resource } from '@enlace/shared-contract/resources';

import type { OfficeCalls } from '../calls/office-calls';

/** A resource whose records the palette finds by name. Its list has the default path (`adminPath`). */
export interface PaletteSource {
  readonly contract: Resource;
  /** A field, or its related record, that distinguishes records of the same name. */
  readonly detail?: string;
}

/** The calls and sources of a remote's palette. */
export interface PaletteOffer {
  readonly calls: OfficeCalls;
  readonly load: () => Promise<readonly PaletteSource[]>;
}
