import { createContext, useContext, type ReactNode } from 'react';

import type { ScreenContext } from './define-remote';

const Context = createContext<ScreenContext | null>(null);

export interface ScreenProviderProps {
  readonly value: ScreenContext;
  readonly children: ReactNode;
}

/** Gives a screen its place; the shell's and the server's business. */
export function ScreenProvider({ value, children }: ScreenProviderProps) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Where the screen is: path parameters, search, language, viewer. Throws outside a screen. */
export function useScreen(): ScreenContext {
  const value = useContext(Context);
  if (value === null) throw new Error('useScreen is for screens');
  return value;
}
