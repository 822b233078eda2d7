import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { useState, type ReactNode } from 'react';

export interface PaneProps {
  /** Also the name under which this browser remembers whether it is open. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part beside the lesson that opens and closes; the browser remembers it. */
export function Pane({ id, title, children }: PaneProps) {
  const key = `enlace.pane.${id}`;
  const [isOpen, setOpen] = useState(() => read(key) !== 'closed');
  return (
    <Details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        write(key, currentTarget.open ? 'open' : 'closed');
      }}
    >
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </Details>
  );
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage, panes are open.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice is not remembered.
  }
}

const { color, font, space } = tokens;

const Details = styled.details`
  min-width: 0;
  > summary {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    padding-block: ${space[8]};
    cursor: pointer;
    list-style-position: inside;
  }
  > summary::marker {
    color: ${color.inkSoft};
  }
  > summary::before {
    content: '▸';
    color: ${color.inkSoft};
  }
  &[open] > summary::before {
    content: '▾';
  }
  h2 {
    font: 600 1.125rem/1.3 ${font.display};
  }
`;
