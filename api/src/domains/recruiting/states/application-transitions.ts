import type { actorKinds, ApplicationState } from '@enlace/shared-contract/recruiting';

export type ActorKind = (typeof actorKinds)[number];

/** What a transition does besides the new state; `move-application.ts` has each of them. */
export type ApplicationEffect =
  /** The applicant reads of it, when the mails leave. */
  | 'notifyMember'
  /** The recruiters of the company read of it at once. */
  | 'notifyRecruiters'
  /** The company loses profile and words; the name stays. */
  | 'dropProfile';

interface Transition {
  readonly from: readonly ApplicationState[];
  /** Null: the state stays. */
  readonly to: ApplicationState | null;
  readonly by: ActorKind;
  readonly effects: readonly ApplicationEffect[];
}

/** States in which the company decides. */
export const openStates = [
  ...(['submitted', 'viewed', 'in_review', 'shortlisted', 'interview', 'offer'] as const),
] satisfies readonly ApplicationState[];

const without = (...states: readonly ApplicationState[]) => openStates.filter((state) => !states.includes(state));

/**
 * All transitions of an application. A new one is `submitted`. A recruiter can go back to an earlier state of the open
 * ones, and open a decision again with `review`; what is hired or withdrawn stays so. A transition leads to a stage of its
 * state, or to none.
 */
export const applicationTransitions = {
  submit: { from: [], to: 'submitted', by: 'member', effects: ['notifyRecruiters'] },
  view: { from: ['submitted'], to: 'viewed', by: 'recruiter', effects: ['notifyMember'] },
  review: {
    from: [...without('in_review'), 'rejected', 'auto_closed'],
    to: 'in_review',
    by: 'recruiter',
    effects: ['notifyMember'],
  },
  shortlist: { from: without('shortlisted'), to: 'shortlisted', by: 'recruiter', effects: ['notifyMember'] },
  interview: { from: without('interview'), to: 'interview', by: 'recruiter', effects: ['notifyMember'] },
  offer: { from: without('offer'), to: 'offer', by: 'recruiter', effects: ['notifyMember'] },
  /** Changes the stage of the company only. */
  set_stage: { from: without('submitted'), to: null, by: 'recruiter', effects: [] },
  hire: { from: ['interview', 'offer'], to: 'hired', by: 'recruiter', effects: ['notifyMember'] },
  reject: { from: openStates, to: 'rejected', by: 'recruiter', effects: ['notifyMember'] },
  withdraw: { from: openStates, to: 'withdrawn', by: 'member', effects: ['notifyRecruiters', 'dropProfile'] },
  /** The company gave no answer in time. */
  close: { from: without('interview', 'offer'), to: 'auto_closed', by: 'system', effects: ['notifyMember'] },
} as const satisfies Readonly<Record<string, Transition>>;

/** `takeBack` leads to the state before the move that it takes back. */
export type TransitionName = keyof typeof applicationTransitions | 'takeBack';

export type NamedTransition = Exclude<TransitionName, 'takeBack'>;

export function transitionOf(name: NamedTransition): Transition {
  return applicationTransitions[name];
}

/** The state after a transition. */
export function stateAfter(name: NamedTransition, from: ApplicationState): ApplicationState {
  return transitionOf(name).to ?? from;
}

/** Whether an application in a state can make a transition. */
export function isPossible(name: NamedTransition, state: ApplicationState): boolean {
  return transitionOf(name).from.includes(state);
}
