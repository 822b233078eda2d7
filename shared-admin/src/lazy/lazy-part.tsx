import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Component, createElement, lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import type { FunctionComponent, JSXElementConstructor, ReactNode } from 'react';

import { useAdminTexts } from '../texts';

/** Milliseconds for the file of an optional part: longer than for a screen, because the screen is usable meanwhile. */
const timeout = 15_000;

declare global {
  /** Time limit for the files that are requested now, in milliseconds; read by the chunk loader of the builds. */
  var enlacePatience: number | undefined;
}

/**
 * A part of a screen whose code loads with its first drawing: a drawer, a dialog, a panel, a field. Suspends meanwhile.
 * A file that fails is requested once more, at a new address; after that, or when the part throws, a message with
 * "Try again" replaces the part and nothing else. React's `lazy` would replace the screen and keep the failure for ever.
 */
export function lazyPart<C>(load: () => Promise<{ readonly default: C }>): FunctionComponent<PropsOf<C>> {
  const loadOnce = () => {
    globalThis.enlacePatience = timeout;
    try {
      return load();
    } finally {
      globalThis.enlacePatience = undefined;
    }
  };
  const make = () =>
    lazy(async () => {
      const module = await loadOnce().catch(loadOnce);
      return { default: module.default as unknown as ComponentType };
    });
  let current = make();

  return function LazyPart(props: PropsOf<C>) {
    const [{ Part, attempt }, setState] = useState({ Part: current, attempt: 0 });
    // The next drawing, here or after a reopening, starts a new load.
    const forget = () => {
      if (current === Part) current = make();
    };
    const retry = () => {
      forget();
      setState({ Part: current, attempt: attempt + 1 });
    };
    return (
      <PartBoundary key={attempt} fallback={<PartFailed onRetry={retry} onLeave={forget} />}>
        {createElement(Part, props)}
      </PartBoundary>
    );
  };
}

type PropsOf<C> = C extends JSXElementConstructor<infer P extends object> ? P : object;

interface PartBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface PartFailedProps {
  readonly onRetry: () => void;
  /** Called when the message leaves the page. */
  readonly onLeave: () => void;
}

function PartFailed({ onRetry, onLeave }: PartFailedProps) {
  const t = useAdminTexts();
  const leave = useRef(onLeave);
  useEffect(() => leave.current, []);
  return (
    <Message role="alert">
      {t('part.failed')}
      <Button type="button" variant="secondary" size="small" iconBefore="refresh" onClick={onRetry}>
        {t('part.retry')}
      </Button>
    </Message>
  );
}

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]};
`;
