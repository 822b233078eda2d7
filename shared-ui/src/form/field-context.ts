import { createContext, useContext } from 'react';

/** What a field hands to its control. */
export interface FieldControl {
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The field around a control; empty outside of one. Every control of the design system asks by itself. */
export function useField(): FieldControl {
  return useContext(FieldContext);
}
