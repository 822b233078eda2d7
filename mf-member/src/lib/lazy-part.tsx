import { ErrorState } from '@enlace/shared-ui';
import { Component, lazy, Suspense, useState, type ComponentType, type JSX, type ReactNode } from 'react';

/**
 * A part of a screen whose code loads with its first drawing; meanwhile its skeleton is shown. A file that fails is
 * requested once more; after that, a message with "Try again" replaces the part and nothing else.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, skeleton: ReactNode) {
  const make = () => lazy(async () => ({ default: await load().catch(load) }));
  let current = make();

  return function LazyPart(props: P) {
    const [{ Part, attempt }, setState] = useState({ Part: current, attempt: 0 });
    const retry = () => {
      // React keeps a failed load for ever.
      if (current === Part) current = make();
      setState({ Part: current, attempt: attempt + 1 });
    };
    return (
      <PartBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={skeleton}>
          <Part {...(props as P & JSX.IntrinsicAttributes)} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorState onRetry={this.props.onRetry} /> : this.props.children;
  }
}
