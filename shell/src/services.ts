import type { Boot, Viewer } from '@enlace/shared-contract';
import type { PlatformStore } from '@enlace/shared-data';
import { createContext, useContext } from 'react';

import type { IntegrityMap } from './federation/integrity';
import type { Reporter } from './feedback/report';
import type { Applications } from './lifecycle/applications';
import type { RegistryStore } from './routing/registry-store';
import type { ScreenSurroundings } from './routing/screen-module';

/** What the shell is made of, made once at the start and handed down by one context. */
export interface Services {
  readonly boot: Boot;
  readonly platform: PlatformStore;
  readonly registry: RegistryStore;
  readonly applications: Applications;
  readonly integrity: IntegrityMap;
  /** What screens get beside their code. */
  readonly screens: ScreenSurroundings;
  /** Whether the page came rendered and is taken over as it is. */
  readonly isServed: boolean;
  /** Keys of the needs that a page rendered on the server came with. */
  readonly served: Set<string>;
  readonly viewer: () => Viewer | null;
  readonly report: Reporter;
}

const Context = createContext<Services | null>(null);

export const ServicesProvider = Context.Provider;

export function useServices(): Services {
  const services = useContext(Context);
  if (services === null) throw new Error('useServices is for the shell');
  return services;
}
