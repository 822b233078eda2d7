import type * as z from 'zod';

import type { LimitDefinition } from '../limits/define-limit';
import type { ApiEnv } from './env';

/** Environment variables of one module. */
export interface EnvPart {
  readonly variables: z.ZodRawShape;
  /** Variables of a service that are set together or not at all. */
  readonly together?: { readonly service: string; readonly names: readonly string[] };
  /** Problems of values that fit one by one, each as `NAME: what is wrong`. */
  problemsOf?(givenValues: Readonly<Record<string, unknown>>): readonly string[];
  /** The settings that the values mean. */
  read(values: Readonly<Record<string, unknown>>): Partial<ApiEnv>;
}

/** What modules add to the environment. */
export interface EnvParts {
  readonly parts: readonly EnvPart[];
  /** Limits whose numbers variables replace. */
  readonly limits: readonly LimitDefinition[];
}

type Definition<S extends z.ZodRawShape> = Omit<EnvPart, 'variables' | 'read'> & {
  readonly variables: S;
  read(values: z.infer<z.ZodObject<S>>): Partial<ApiEnv>;
};

/** Declares the variables of a module. Its settings are fields that the module adds to `ApiEnv` (`declare module`). */
export function defineEnv<S extends z.ZodRawShape>(definition: Definition<S>): EnvPart {
  // The values are parsed with the same variables.
  return { ...definition, read: (values) => definition.read(values as z.infer<z.ZodObject<S>>) };
}
