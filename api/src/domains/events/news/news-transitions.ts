import type { newsModes, newsStates } from '@enlace/shared-contract/events';

export type NewsState = (typeof newsStates)[number];
export type NewsMode = (typeof newsModes)[number];

/** The state after a decision, by the state before. A decision that is missing is refused. */
const transitions: Readonly<Record<NewsState, Readonly<Partial<Record<NewsMode, NewsState>>>>> = {
  planned: { send: 'planned', now: 'planned', hold: 'held', never: 'done' },
  held: { send: 'planned', now: 'planned', hold: 'held', never: 'done' },
  // News that were sent cannot be held back; sending them again changes nothing.
  done: { send: 'done', now: 'done', never: 'done' },
};

/** The state of news after the decision of an organiser; null for a decision that comes too late. */
export function moveNews(state: NewsState, mode: NewsMode): NewsState | null {
  return transitions[state][mode] ?? null;
}

/** What becomes of the news of a change: news that are held stay so until an organiser decides. */
export function modeOfChange(state: NewsState | null, choice: NewsMode | undefined): NewsMode {
  return choice ?? (state === 'held' ? 'hold' : 'send');
}
