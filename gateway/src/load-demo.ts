import type { LoadDemo } from '@enlace/api';

/** Loads the demo package; in the bundle it is a separate file, which production never reads. */
export const loadDemo: LoadDemo = async () => (await import('@enlace/demo')).demo;
