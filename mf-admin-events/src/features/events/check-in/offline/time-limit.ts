import { AppError } from '@enlace/shared-contract/errors';

/** Rejects with NETWORK after the limit; an answer after that goes to `onLate`. */
export function withTimeLimit<T>(work: Promise<T>, limit: number, onLate: (answer: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new AppError('NETWORK', { message: `no answer in ${limit} ms` }));
    }, limit);
    const handleAnswer = (answer: T) => (isOver ? onLate(answer) : resolve(answer));
    work.then(handleAnswer, reject).finally(() => clearTimeout(timer));
  });
}

/** Runs work unless another tab runs it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Missing in old browsers, and outside of them.
  const locks = (globalThis as { readonly navigator?: { readonly locks?: LockManager } }).navigator?.locks;
  if (locks === undefined) return work();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
