import type { Demo } from '@enlace/api/seeding';

/**
 * What `index.ts` exports. Written by hand, as the API loads this package by `import()` and this package is made of
 * names of the API: the compiler builds the API first.
 */
export declare const demo: Demo;
