import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme, uiTexts } from '@enlace/shared-ui';
import { Component, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, JSX, ReactNode } from 'react';

/**
 * A part of a screen whose code loads with its first drawing; meanwhile its skeleton is shown. A file that fails is
 * requested once more; after that, a short message with "Try again" replaces the part and nothing else. The part of the
 * kit for this brings all texts of the back office.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, skeleton: ReactNode) {
  const make = () => lazy(async () => ({ default: await load().catch(load) }));
  let current = make();

  return function LazyPart(props: P) {
    const [{ Part, attempt }, setState] = useState({ Part: current, attempt: 0 });
    // React keeps a failed load for ever; the next drawing starts a new one.
    const forget = () => {
      if (current === Part) current = make();
    };
    const retry = () => {
      forget();
      setState({ Part: current, attempt: attempt + 1 });
    };
    return (
      <PartBoundary key={attempt} fallback={<PartFailed onRetry={retry} onLeave={forget} />}>
        <Suspense fallback={skeleton}>
          <Part {...(props as P & JSX.IntrinsicAttributes)} />
        </Suspense>
      </PartBoundary>
    );
  };
}

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
  const t = useTexts(uiTexts);
  const leave = useRef(onLeave);
  useEffect(() => leave.current, []);
  return (
    <Message role="alert">
      {t('error.title')}
      <Button size="small" variant="ghost" iconBefore="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Message>
  );
}

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  font-size: ${theme.textSize.small};
`;
