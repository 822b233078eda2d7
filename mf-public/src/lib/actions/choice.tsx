import { styled } from '@enlace/shared-platform';
import { Icon, type IconName } from '@enlace/shared-ui';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { color, radius, space, textSize } from '../tokens';

export interface ChoiceProps {
  readonly icon: IconName;
  readonly label: string;
  /** Can prevent the opening. */
  readonly onOpen?: (click: MouseEvent) => void;
  readonly children: ReactNode;
}

/** One open list at a time; Escape closes it. */
export function Choice({ icon, label, onOpen, children }: ChoiceProps) {
  const close = (press: KeyboardEvent<HTMLDetailsElement>) => {
    if (press.key !== 'Escape' || !press.currentTarget.open) return;
    press.currentTarget.open = false;
    press.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details name="event-actions" onKeyDown={close}>
      <summary onClick={onOpen}>
        <Icon name={icon} size={18} />
        {label}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Choices in a row; an open one has a row of its own. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-top: ${space[24]};
  font-size: ${textSize.small};
  details[open] {
    flex-basis: 100%;
  }
  summary {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[16]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.raised};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > div {
    display: grid;
    margin-top: ${space[8]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.raised};
    overflow: hidden;
  }
  div > a,
  div > button {
    padding: ${space[12]} ${space[16]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  div > a:hover,
  div > button:hover {
    background: ${color.plumSoft};
    color: ${color.plumInk};
  }
  [role='status'] {
    padding-inline: ${space[16]};
    overflow-wrap: anywhere;
  }
`;
