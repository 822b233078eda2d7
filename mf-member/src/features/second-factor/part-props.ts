import type { Factors } from '@enlace/shared-contract/identity';

/** What each part of the page gets. */
export interface PartProps {
  readonly account: Factors;
  /** Shows new recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}
