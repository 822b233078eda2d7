import { styled } from '@enlace/shared-platform';
import type { KeyboardEvent, ReactNode } from 'react';

import { color, motion, radius, space } from '../tokens/tokens';
import { TabRow } from './tab-row';

export interface TabHandle {
  readonly id: string;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabListProps {
  /** Name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabHandle[];
  /** Prefix of the ids: the tab `notes` has `<base>-notes`, and its panel `<base>-notes-panel`. */
  readonly base: string;
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
}

/**
 * The handles of `Tabs` without the panels, for a page that keeps all panels and hides them itself. Click, Enter and the
 * arrow keys choose; the arrow keys stop at the ends.
 */
export function TabList({ label, tabs, base, selectedId, onSelect }: TabListProps) {
  const openTabs = tabs.filter((tab) => tab.isDisabled !== true);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
    const at = handles.findIndex((handle) => handle === event.target);
    const last = handles.length - 1;
    const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const place = places[event.key];
    if (place === undefined || at < 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(place, 0), last);
    handles[next]?.focus();
    const tab = openTabs[next];
    if (tab && next !== at) onSelect(tab.id);
  };

  return (
    <TabRow label={label} selectedId={selectedId} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <Handle
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-${tab.id}`}
          aria-controls={`${base}-${tab.id}-panel`}
          aria-selected={tab.id === selectedId}
          tabIndex={tab.id === selectedId ? 0 : -1}
          disabled={tab.isDisabled}
          onClick={(event) => {
            event.currentTarget.focus();
            onSelect(tab.id);
          }}
        >
          {tab.label}
        </Handle>
      ))}
    </TabRow>
  );
}

const Handle = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: ${space[8]} clamp(${space[8]}, 2.6vw, ${space[16]});
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: none;
  color: ${color.inkSoft};
  font-weight: 600;
  cursor: pointer;
  transition:
    color ${motion.hover}ms,
    border-color ${motion.hover}ms;
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-color: ${color.guava};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
