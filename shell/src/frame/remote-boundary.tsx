import { Component, type ReactNode } from 'react';

import { reportFault } from '../feedback/report';

export interface RemoteBoundaryProps {
  readonly owner: string;
  readonly place: string;
  /** Drawn in place of a broken part. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches exceptions of its children. The owner sets a new key for each route and each attempt. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault({ owner: this.props.owner, place: this.props.place, error });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
