import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { createContext, use, useState, type ReactNode } from 'react';

/** Whether a phone shows one pane at a time: the pane is open, and its title closes nothing. */
export const AlonePane = createContext(false);

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
  const isAlone = use(AlonePane);
  return (
    <Details
      open={isAlone || isOpen}
      data-alone={isAlone}
      onToggle={({ currentTarget }) => {
        if (isAlone) return;
        setOpen(currentTarget.open);
        write(key, currentTarget.open ? 'open' : 'closed');
      }}
    >
      <summary
        tabIndex={isAlone ? -1 : undefined}
        onClick={(event) => {
          if (isAlone) event.preventDefault();
        }}
      >
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
  &[data-alone='true'] > summary {
    cursor: auto;
  }
  &[data-alone='true'] > summary::before {
    content: none;
  }
  h2 {
    font: 600 1.125rem/1.3 ${font.display};
  }
`;
