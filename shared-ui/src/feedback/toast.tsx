import { styled, useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { IconButton } from '../button/icon-button';
import { Icon, type IconName } from '../icon/icon';
import { uiTexts } from '../texts';
import { inverseGround, layer, motion, radius, shadow, space } from '../tokens/tokens';

const kinds = {
  success: { icon: 'check', tone: 'success' },
  error: { icon: 'alert', tone: 'danger' },
  info: { icon: 'info', tone: 'teal' },
} as const satisfies Readonly<Record<string, { icon: IconName; tone: string }>>;

const Slip = styled.div<{ readonly $tone: string; readonly $fade: number }>`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  width: min(26rem, 100%);
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border-radius: ${radius.control};
  ${inverseGround}
  box-shadow: ${shadow.high};
  pointer-events: auto;
  transition: opacity ${({ $fade }) => $fade}ms;
  animation: e-in ${motion.notice}ms;
  > svg {
    padding: 3px;
    border-radius: 50%;
    background: var(--${({ $tone }) => $tone}Soft);
    color: var(--${({ $tone }) => $tone}Ink);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  &[data-closing] {
    opacity: 0;
  }
  &[hidden] {
    display: none;
  }
`;

export interface ToastProps {
  readonly kind?: keyof typeof kinds;
  readonly children: ReactNode;
  /** `false` closes it, like its button. */
  readonly isOpen?: boolean;
  /** Milliseconds between closing and removal; 300 by default. */
  readonly duration?: number;
  /** Called after the removal. */
  readonly onClose?: () => void;
}

/** A short message. Its button closes it at once; it is removed after `duration`. */
export function Toast({ kind = 'info', children, isOpen = true, duration = motion.notice, onClose }: ToastProps) {
  const t = useTexts(uiTexts);
  const [isDismissed, setDismissed] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const isClosing = isDismissed || !isOpen;
  const remove = useEffectEvent(() => {
    setRemoved(true);
    onClose?.();
  });
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(remove, duration);
    return () => clearTimeout(timer);
  }, [isClosing, duration]);
  const { icon, tone } = kinds[kind];
  return (
    <Slip
      role={kind === 'error' ? 'alert' : 'status'}
      data-closing={isClosing ? '' : undefined}
      hidden={isRemoved}
      $tone={tone}
      $fade={duration}
    >
      <Icon name={icon} size={24} />
      <div>{children}</div>
      <IconButton icon="close" label={t('close')} onClick={() => setDismissed(true)} />
    </Slip>
  );
}

/** The place of the toasts in the window. */
export const ToastStack = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  align-items: center;
  padding: ${space[16]};
  pointer-events: none;
`;
