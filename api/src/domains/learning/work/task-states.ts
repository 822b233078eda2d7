import { AppError } from '@enlace/shared-contract/errors';
import type { TaskState } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
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

export interface StoredTask {
  readonly id: number;
  readonly state: TaskState;
}

/** Throws CONFLICT when the state of a task does not have the transition. */
export function requireTransition(state: TaskState, name: TaskTransition, locale: Locale): void {
  const { from, to }: { readonly from: readonly TaskState[]; readonly to: TaskState } = taskTransitions[name];
  if (from.includes(state)) return;
  throw new AppError('CONFLICT', {
    message: `a task that is ${state} does not become ${to} by ${name}`,
    userMessage: learningTexts[locale][state === 'accepted' ? 'taskAccepted' : 'taskReturned'],
  });
}

/** Changes the state of a locked task: nothing else writes it. Throws CONFLICT as `requireTransition`. */
export async function moveTask(trx: Db, task: StoredTask, name: TaskTransition, locale: Locale): Promise<TaskState> {
  requireTransition(task.state, name, locale);
  const { to } = taskTransitions[name];
  await trx.updateTable('task_work').set({ state: to }).where('id', '=', task.id).execute();
  return to;
}
