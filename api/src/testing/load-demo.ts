import type { LoadDemo } from '../app/demo';

/** Loads the demo package. No other file of the API imports it. */
export const loadDemo: LoadDemo = async () => (await import('@enlace/demo')).demo;
