import type { AdminRow } from '@enlace/shared-admin';
import type { eventCodeSchema } from '@enlace/shared-contract/orders';
import type * as z from 'zod/mini';

/** A code as the back office reads it. */
export type EventCode = z.infer<typeof eventCodeSchema>;

/** Facts of an event that its codes need. */
export function factsOf(event: AdminRow): { readonly slug: string; readonly currency: string; readonly zone: string } {
  const textOf = (name: string, other: string): string => {
    const value = event[name];
    return typeof value === 'string' && value !== '' ? value : other;
  };
  return { slug: textOf('slug', ''), currency: textOf('currency', 'USD'), zone: textOf('timezone', 'UTC') };
}
