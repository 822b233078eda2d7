import type { Demo } from '@enlace/api/seeding';

/**
 * The exports of `index.ts`. This file is written by hand, because the compiler builds the API first: the API loads
 * this package with `import()`, and this package uses types of the API.
 */
export declare const demo: Demo;
