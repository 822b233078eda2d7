import type { Viewer } from '@enlace/shared-contract/access';
import type { Boot } from '@enlace/shared-contract/platform';
import type { LoadFieldTexts, PlatformStore } from '@enlace/shared-data';
import { createContext, useContext } from 'react';

import type { IntegrityMap } from './federation/integrity';
import type { Reporter } from './feedback/report';
import type { Applications } from './lifecycle/applications';
import type { ExternalStore } from './lifecycle/external-store';
import type { RegistryState } from './routing/registry-store';
import type { Preparation } from './routing/preparation';
import type { ScreenDependencies } from './routing/screen-module';

/** The parts of the shell, made once at the start and provided by one context. */
export interface Services {
  readonly boot: Boot;
  readonly platform: PlatformStore;
  readonly registry: ExternalStore<RegistryState>;
  readonly applications: Applications;
  readonly integrity: IntegrityMap;
  /** The parts that screens get beside their code. */
  readonly screens: ScreenDependencies;
  /** Missing on the server. */
  readonly loadFieldTexts?: LoadFieldTexts;
  /** Whether the page was rendered on the server and is hydrated. */
  readonly isServed: boolean;
  /** Keys of the queries whose data came with the rendered page, or was requested by a click. */
  readonly served: Set<string>;
  /** Loads and draws what a link needs, before the click. */
  readonly preparation: Omit<Preparation, 'forClick' | 'answerOf'>;
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
