import type { priceMoveStates } from '@enlace/shared-contract/memberships';

export type MoveState = (typeof priceMoveStates)[number];

interface Transition {
  readonly from: readonly MoveState[];
  readonly to: MoveState;
}

/** States in which a member does not pay the new price yet. */
export const openMoveStates = ['planned', 'announced'] as const satisfies readonly MoveState[];

/** All transitions of a member's move to another price. A new move is `planned`. */
const moveTransitions = {
  /** The mail with price and day is queued. */
  announce: { from: ['planned'], to: 'announced' },
  /** Stripe has the new price for the next renewal. */
  apply: { from: ['announced'], to: 'applied' },
  /** A treasurer takes the change back. */
  withdraw: { from: openMoveStates, to: 'withdrawn' },
  /** The subscription has ended, has another plan, or has the price already. */
  skip: { from: openMoveStates, to: 'skipped' },
} as const satisfies Readonly<Record<string, Transition>>;

export type MoveTransition = keyof typeof moveTransitions;

export const moveTransitionOf = (name: MoveTransition): Transition => moveTransitions[name];
