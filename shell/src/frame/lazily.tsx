import { lazy, useState, type ComponentType, type ReactNode } from 'react';

import { retryOnce } from '../federation/retry-once';
import { RemoteBoundary } from './remote-boundary';

export interface LazyProps {
  /** Drawn when the code failed to load or threw. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/**
 * A part of the shell whose code loads with its first drawing; suspends meanwhile. React would keep a failed load for
 * ever and remove the whole page; here `retry` starts a new load.
 */
export function lazily<P extends object>(place: string, load: () => Promise<ComponentType<P>>) {
  const make = () => lazy(async () => ({ default: await retryOnce(load) }));
  let current = make();

  return function Lazily({ fallback, ...props }: P & LazyProps) {
    const [{ Part, attempt }, setState] = useState({ Part: current, attempt: 0 });
    const retry = () => {
      current = make();
      setState({ Part: current, attempt: attempt + 1 });
    };
    return (
      <RemoteBoundary key={attempt} owner="shell" place={place} fallback={fallback(retry)}>
        {/* All props except the fallback belong to the part. */}
        <Part {...(props as unknown as P & React.JSX.IntrinsicAttributes)} />
      </RemoteBoundary>
    );
  };
}
