import type { Boot } from '@enlace/shared-contract/platform';

import { reportFault } from '../feedback/report';
import type { FederationCore } from './container';
import { createSmallCore } from './small-core';

/** The runtime core for the entries of remotes: the small one, or the full one if the boot data requests it. */
export async function chooseCore({ core }: Pick<Boot, 'core'>): Promise<FederationCore> {
  if (core !== 'full') return createSmallCore();
  try {
    const { createFullCore } = await import(/* webpackChunkName: "federation" */ './full-core');
    return createFullCore();
  } catch (error) {
    reportFault({ owner: 'shell', place: 'federation', error });
    return createSmallCore();
  }
}
