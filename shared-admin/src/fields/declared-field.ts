import { limitsOf, type Resource } from '@enlace/shared-contract';

import type { Field } from './field';

type WithoutLimits<F> = F extends unknown ? Omit<F, 'isRequired' | 'minimum' | 'maximum'> : never;

/** A field as a resource declares it: its limits are the contract's. */
export type DeclaredField<N extends string = string> = WithoutLimits<Field<N>>;

/** The field with its required flag and its limits, read off the contract of the resource. */
export function withLimits(contract: Resource, field: DeclaredField): Field {
  const { isRequired, minimum, maximum } = limitsOf(contract.write, field.name);
  if (field.type !== 'number') return { ...field, isRequired };
  return {
    ...field,
    isRequired,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}
