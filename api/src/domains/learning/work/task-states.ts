import { AppError } from '@enlace/shared-contract/errors';
import type { TaskState } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';

import { learningTexts } from '../learning-texts';

/**
 * How the state of a handed-in task changes. Each transition has the states in which it is allowed and the one to which
 * it leads. A new task begins as `handed_in`. Accepting completes the lesson where its rule is `accepted`; accepting and
 * returning are mailed and audited (`review-task.ts`).
 */
export const taskTransitions = {
  handIn: { from: ['handed_in', 'returned'], to: 'handed_in' },
  accept: { from: ['handed_in', 'returned'], to: 'accepted' },
  return: { from: ['handed_in'], to: 'returned' },
} as const satisfies Readonly<Record<string, { readonly from: readonly TaskState[]; readonly to: TaskState }>>;

export type TaskTransition = keyof typeof taskTransitions;

/** The state after a transition. Throws CONFLICT where the state does not have it. */
export function nextTaskState(state: TaskState, name: TaskTransition, locale: Locale): TaskState {
  const { from, to }: { readonly from: readonly TaskState[]; readonly to: TaskState } = taskTransitions[name];
  if (from.includes(state)) return to;
  throw new AppError('CONFLICT', {
    message: `a task that is ${state} has no transition ${name}`,
    userMessage: learningTexts[locale][state === 'accepted' ? 'taskAccepted' : 'taskReturned'],
  });
}
