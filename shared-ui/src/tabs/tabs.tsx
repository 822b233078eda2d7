import { styled } from '@enlace/shared-platform';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { color, motion, radius, space } from '../tokens/tokens';
import { TabRow } from './tab-row';

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

const Panel = styled.div`
  padding-top: ${space[24]};
`;

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The chosen tab when the owner stores it (URL); otherwise the tabs store it. */
  readonly selectedId?: string;
  readonly onSelect?: (id: string) => void;
}

/**
 * Panels of which one is visible. Click, Enter and the arrow keys choose; the arrow keys stop at the ends. A row that is
 * too narrow for its tabs scrolls.
 */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const base = useId();
  const [ownKey, setOwnKey] = useState<string>();
  const open = tabs.filter((tab) => tab.isDisabled !== true);
  const selected = tabs.find((tab) => tab.id === (selectedId ?? ownKey)) ?? open[0];

  const choose = (id: string) => {
    setOwnKey(id);
    onSelect?.(id);
  };

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
    const tab = open[next];
    if (tab && next !== at) choose(tab.id);
  };

  return (
    <div>
      <TabRow label={label} selectedId={selected?.id} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Handle
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={(event) => {
              event.currentTarget.focus();
              choose(tab.id);
            }}
          >
            {tab.label}
          </Handle>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          tabIndex={0}
          hidden={tab !== selected}
        >
          {tab === selected && tab.content}
        </Panel>
      ))}
    </div>
  );
}
