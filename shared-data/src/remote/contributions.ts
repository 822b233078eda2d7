import type { LoadableTexts } from '@enlace/shared-platform';
import { createContext, useContext } from 'react';

/** What remotes contribute to screens of other remotes. */
export interface Contributions {
  /**
   * The texts with the labels of a resource's stored fields (`fields.<name>`), from the remote with its form; null
   * without one. Fails when that remote cannot be loaded.
   */
  loadFieldTexts(resource: string): Promise<LoadableTexts | null>;
}

const Context = createContext<Contributions>({ loadFieldTexts: () => Promise.resolve(null) });

/** Provides the contributions of all remotes; only the shell uses it. */
export const ContributionsProvider = Context.Provider;

/** The contributions of all remotes that the viewer may load. */
export function useContributions(): Contributions {
  return useContext(Context);
}
