import type { Resource, ResourcePages } from '@enlace/shared-contract/resources';
import { defineFeature, type Feature } from '@enlace/shared-data';

import { adminScreens, type AdminModule } from './admin-screens';

/**
 * A plain resource of the back office, as `src/resources.ts` of a remote lists it: titles and place in the menu for
 * the build, and the import of its declaration for the browser.
 */
export interface ResourceEntry extends ResourcePages {
  readonly contract: Resource;
  /** Imports the declaration, with the chunk name `screen-<name>`. */
  readonly load: () => Promise<AdminModule>;
}

/**
 * The feature of a plain resource: list and forms, all made by the kit. In a browser an entry has only `name` and
 * `load` (tooling/src/webpack/screens-only-loader.cjs).
 */
export function resourceFeature({ name, load }: Pick<ResourceEntry, 'name' | 'load'>): Feature {
  return defineFeature({ id: name, screens: adminScreens(name, load) });
}
