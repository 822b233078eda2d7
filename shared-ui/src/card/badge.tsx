import { styled } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '../icon/icon';
import type { Tone } from '../tokens/palette';
import { radius, textSize } from '../tokens/tokens';

const Chip = styled.span<{ readonly $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  max-width: 100%;
  padding: 0.2em 0.65em;
  border-radius: ${radius.round};
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
  font-size: ${textSize.caption};
  font-weight: 600;
  line-height: 1.4;
  > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface BadgeProps {
  readonly tone?: Tone;
  readonly iconBefore?: IconName;
  readonly children: ReactNode;
}

/** A label of a thing: its state, its kind or a count. */
export function Badge({ tone = 'neutral', iconBefore, children }: BadgeProps) {
  return (
    <Chip $tone={tone}>
      {iconBefore && <Icon name={iconBefore} size={14} />}
      <span>{children}</span>
    </Chip>
  );
}
