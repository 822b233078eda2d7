import { createContext, useContext, type ReactNode } from 'react';

import type { ScreenContext } from './define-remote';

const Context = createContext<ScreenContext | null>(null);

export interface ScreenProviderProps {
  readonly value: ScreenContext;
  readonly children: ReactNode;
}

/** Provides the screen's context; only the shell and the server use it. */
export function ScreenProvider({ value, children }: ScreenProviderProps) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The screen's path parameters, search, language and viewer. Throws outside a screen. */
export function useScreen(): ScreenContext {
  const value = useContext(Context);
  if (value === null) throw new Error('useScreen is for screens');
  return value;
}
