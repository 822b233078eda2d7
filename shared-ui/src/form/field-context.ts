import { createContext, useContext } from 'react';

/** The attributes that a field gives to its control. */
export interface FieldControl {
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The field around a control; empty without one. Every control of the design system reads it. */
export function useField(): FieldControl {
  return useContext(FieldContext);
}
