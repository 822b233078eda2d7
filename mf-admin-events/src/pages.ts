import { definePages, resourcePages } from '@enlace/shared-contract';

import { resources } from './resources';

export const pages = definePages(resources.flatMap((entry) => resourcePages(entry.contract, entry)));

/** Paths of the slices that are injected with the remote; other slices are injected with their screens. */
export const slices: readonly string[] = [];
