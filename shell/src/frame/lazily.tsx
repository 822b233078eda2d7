import { lazy, useState, type ComponentType, type ReactNode } from 'react';

import { twice } from '../federation/twice';
import { RemoteBoundary } from './remote-boundary';

export interface LazyProps {
  /** Drawn when the code could not be loaded, or broke. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/**
 * A part of the shell whose code comes when it is first drawn; suspends meanwhile. React alone would keep a failed load
 * for ever and take the whole page down with it: here `retry` asks anew.
 */
export function lazily<P extends object>(place: string, load: () => Promise<ComponentType<P>>) {
  const make = () => lazy(async () => ({ default: await twice(load) }));
  let current = make();

  return function Lazily({ fallback, ...props }: P & LazyProps) {
    const [{ Part, attempt }, setState] = useState({ Part: current, attempt: 0 });
    const retry = () => {
      current = make();
      setState({ Part: current, attempt: attempt + 1 });
    };
    return (
      <RemoteBoundary key={attempt} owner="shell" place={place} fallback={fallback(retry)}>
        {/* Everything but the fallback is the part's own. */}
        <Part {...(props as unknown as P & React.JSX.IntrinsicAttributes)} />
      </RemoteBoundary>
    );
  };
}
