import type { newsModes, newsStates } from '@enlace/shared-contract/events';

export type NewsState = (typeof newsStates)[number];

/** An editor who corrects a mistake within this time causes one mail. */
const pauseMs = 2 * 60_000;

export interface NewsMoment {
  readonly now: Date;
  /** The time of the dates that are notified together. */
  readonly groupTime?: Date | null;
}

/** State of news and time of their mails. */
export interface NewsPlan {
  readonly state: NewsState;
  /** Null for news that are not planned. */
  readonly send_at: Date | null;
}

type Planner = (before: NewsPlan, moment: NewsMoment) => NewsPlan;

const afterPause: Planner = (_before, { now }) => ({ state: 'planned', send_at: new Date(now.getTime() + pauseMs) });
const atOnce: Planner = (_before, { now }) => ({ state: 'planned', send_at: now });
const withGroup: Planner = ({ send_at }, { groupTime }) => ({ state: 'planned', send_at: groupTime ?? send_at });
const asBefore: Planner = (before) => before;
const asHeld: Planner = () => ({ state: 'held', send_at: null });
const asDone: Planner = () => ({ state: 'done', send_at: null });

type Transition = Readonly<Partial<Record<NewsState, Planner>>> & { readonly planned: Planner };

/** All transitions between states of news. A state that a transition does not name refuses it. */
const newsTransitions = {
  /** A fact of the event has changed: the mails wait for a pause; news that are held wait for a decision. */
  change: { planned: afterPause, held: asHeld, done: afterPause },
  /** The change was copied to other dates, whose mails this date waits for. */
  join: { planned: withGroup, held: asHeld },
  /** Decisions of an organiser. Sending news again that were sent changes nothing; they cannot be held back. */
  send: { planned: asBefore, held: afterPause, done: asDone },
  now: { planned: atOnce, held: atOnce, done: asDone },
  hold: { planned: asHeld, held: asHeld },
  never: { planned: asDone, held: asDone, done: asDone },
  /** The job has mailed all people. */
  sent: { planned: asDone },
} as const satisfies Readonly<Record<(typeof newsModes)[number] | 'change' | 'join' | 'sent', Transition>>;

export type NewsTransition = keyof typeof newsTransitions;

export const newsTransitionNames = Object.keys(newsTransitions) as readonly NewsTransition[];

/** The news of an event without any: as those that were sent. */
export const noNews: NewsPlan = { state: 'done', send_at: null };

/** State and time of the mails after a transition; null for one that the state does not have. */
export function moveNews(before: NewsPlan, name: NewsTransition, moment: NewsMoment): NewsPlan | null {
  const transition: Transition = newsTransitions[name];
  return transition[before.state]?.(before, moment) ?? null;
}

/** The state after a transition of planned news: the one that a refused transition was to reach. */
export function targetOf(name: NewsTransition): NewsState {
  return newsTransitions[name].planned({ state: 'planned', send_at: null }, { now: new Date(0) }).state;
}
