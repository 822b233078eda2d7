import { styled, useTexts } from '@enlace/shared-platform';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { Button } from '../button/button';
import { Art } from '../picture/art';
import { uiTexts } from '../texts';
import { color, radius, space, textSize } from '../tokens/tokens';

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[12]};
  padding: clamp(${space[32]}, 7vw, ${space[64]}) ${space[24]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  text-align: center;
  > p {
    max-width: 46ch;
    color: ${color.inkSoft};
  }
`;

const Sign = styled.div`
  width: 6.5rem;
  aspect-ratio: 4/3;
  overflow: hidden;
  border-radius: 3rem 3rem ${radius.control} ${radius.control};
  margin-bottom: ${space[8]};
`;

const Title = styled.h2`
  font-size: ${textSize.h3};
`;

interface StateProps {
  readonly title?: string;
  /** A sentence with the meaning and the next step. */
  readonly children?: ReactNode;
  /** A button or link to the next step. */
  readonly action?: ReactNode;
}

interface PanelProps extends StateProps {
  readonly title: string;
  readonly seed: string;
  readonly role?: 'alert';
}

function State({ title, children, action, seed, role }: PanelProps) {
  return (
    <Panel role={role}>
      <Sign>
        <Art seed={seed} />
      </Sign>
      <Title>{title}</Title>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Panel>
  );
}

export interface EmptyStateProps extends StateProps {
  readonly title: string;
}

/** The empty state, with its reason. */
export function EmptyState(props: EmptyStateProps) {
  return <State seed="nido" {...props} />;
}

export interface ErrorStateProps extends StateProps {
  /** Shows the button "Try again". */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The error state; announced at once, with a button to try again. When the network returns, it tries by itself. */
export function ErrorState({ title, children, action, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useTexts(uiTexts);
  const isOffline = useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(() => {
    if (onRetry === undefined) return;
    const handleOnline = () => onRetry();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [onRetry]);
  const retry = onRetry && (
    <Button variant="secondary" iconBefore="refresh" isLoading={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <State role="alert" seed="tormenta" title={title ?? t('error.title')} action={action ?? retry}>
      {isOffline ? t('error.offline') : (children ?? t('error.text'))}
    </State>
  );
}

/** The forbidden state: this user may not see it. */
export function ForbiddenState({ title, children, action }: StateProps) {
  const t = useTexts(uiTexts);
  return (
    <State seed="puerta" title={title ?? t('forbidden.title')} action={action}>
      {children ?? t('forbidden.text')}
    </State>
  );
}
