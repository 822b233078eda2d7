import { limitsOf, type Resource } from '@enlace/shared-contract/resources';

import type { HandleOf } from '../declare/create-handles';
import type { Field, FieldOf } from './field';

type WithoutLimits<F> = F extends unknown ? Omit<F, 'isRequired' | 'minimum' | 'maximum'> : never;

/**
 * A field in the declaration of a resource: other resources are contracts, and the limits come from its own contract.
 */
export type DeclaredField<N extends string = string> = WithoutLimits<Field<N, Resource>>;

/** A filter in the declaration of a resource. */
export type DeclaredFilter<N extends string = string> = WithoutLimits<FieldOf<'choice' | 'lookup', N, Resource>>;

/** The field with handles in place of contracts. */
export function withHandles(field: DeclaredFilter, handleOf: HandleOf): FieldOf<'choice' | 'lookup'>;
export function withHandles(field: DeclaredField, handleOf: HandleOf): Field;
export function withHandles(field: DeclaredField, handleOf: HandleOf): Field {
  switch (field.type) {
    case 'lookup':
      return { ...field, from: { ...field.from, of: handleOf(field.from.of) } };
    case 'relation':
    case 'reference':
    case 'pairs':
      return { ...field, of: handleOf(field.of) };
    default:
      return field;
  }
}

/** The field with its required flag and its limits, which are read from the contract of the resource. */
export function withLimits(contract: Resource, field: Field): Field {
  const { isRequired, minimum, maximum } = limitsOf(contract.write, field.name);
  if (field.type !== 'number') return { ...field, isRequired };
  return {
    ...field,
    isRequired,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}
