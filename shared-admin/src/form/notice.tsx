import { styled } from '@enlace/shared-platform';
import { Icon, theme, type IconName } from '@enlace/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface NoticeProps {
  readonly tone: 'danger' | 'warning' | 'teal';
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** Number of the failed attempt. Each attempt announces the notice and moves the focus to it. */
  readonly attempt?: number;
}

/** Information or a warning at the place that it refers to. */
export function Notice({ tone, icon, title, children, actions, attempt }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus();
  }, [attempt]);
  return (
    <Ground ref={box} tabIndex={-1} $tone={tone} role={attempt === undefined ? 'status' : 'alert'}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
    </Ground>
  );
}

const Ground = styled.div<{ readonly $tone: NoticeProps['tone'] }>`
  display: flex;
  gap: ${theme.space[12]};
  margin-block: ${theme.space[8]} ${theme.space[16]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
  > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[12]};
`;
