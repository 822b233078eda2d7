import { AppError } from '@enlace/shared-contract/errors';

/** Rejects with UNAVAILABLE when a promise has not settled after `milliseconds`. */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('UNAVAILABLE', { message: `${name}: no answer in ${milliseconds} ms` })),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
