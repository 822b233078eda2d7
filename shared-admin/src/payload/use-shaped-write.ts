import { type ResourceHandle, useWrite, type WriteHook, type WriteInput } from '@enlace/shared-data';
import { useMemo } from 'react';

import { shapePayload } from './shape-payload';

/** A write with the values of a form. */
export interface ShapedInput extends WriteInput {
  /** The loaded record, for the differences of its relations. */
  readonly original?: Readonly<Record<string, unknown>>;
}

export interface ShapedWriteHook extends Pick<WriteHook, Exclude<keyof WriteHook, 'start' | 'run'>> {
  start(input: ShapedInput, onDone?: Parameters<WriteHook['start']>[1]): void;
  run(input: ShapedInput): ReturnType<WriteHook['run']>;
}

/** `useWrite`, whose values are those of a form: the call gets them as `shapePayload` makes them. */
export function useShapedWrite(handle: ResourceHandle, key: string): ShapedWriteHook {
  const write = useWrite(handle, key);
  return useMemo(() => {
    const shape = ({ values, original, ...rest }: ShapedInput): WriteInput =>
      values === undefined ? rest : { ...rest, values: shapePayload(handle.contract, values, original) };
    return {
      ...write,
      start: (input, onDone) => write.start(shape(input), onDone),
      run: (input) => write.run(shape(input)),
    };
  }, [write, handle]);
}
