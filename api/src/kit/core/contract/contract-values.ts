import * as areas from '@enlace/shared-contract/all';

/** Every value that the contract exports, by name, in alphabetical order. */
export const contractValues: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values<object>(areas)
    .flatMap((area) => Object.entries<unknown>({ ...area }))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
