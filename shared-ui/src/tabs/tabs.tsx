import { styled } from '@enlace/shared-platform';
import { useId, useState, type ReactNode } from 'react';

import { space } from '../tokens/tokens';
import { TabList, type TabHandle } from './tab-list';

const Panel = styled.div`
  padding-top: ${space[24]};
`;

export interface Tab extends TabHandle {
  readonly content: ReactNode;
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

  return (
    <div>
      <TabList label={label} tabs={tabs} base={base} selectedId={selected?.id} onSelect={choose} />
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
