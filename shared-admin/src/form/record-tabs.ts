import type { ReactNode } from 'react';

import type { AdminPanel } from '../declare/admin-resource';

/** The form or a panel of a record. */
export interface RecordPart {
  readonly id: string;
  /** The tab that has it with others; without one it is a tab itself. */
  readonly group: string | undefined;
  readonly label: string;
  readonly content: ReactNode;
}

interface RecordTab {
  readonly id: string;
  readonly isGroup: boolean;
  readonly parts: readonly RecordPart[];
}

/** The tabs of a record: groups in the order of their first panel in the declaration, other parts in their own order. */
export function tabsOf(parts: readonly RecordPart[], panels: readonly AdminPanel[]): readonly RecordTab[] {
  const groupNames = panels.flatMap(({ group }) => group ?? []);
  const names = new Set([...groupNames, ...parts.map(({ id, group }) => group ?? id)]);
  return [...names]
    .map((id) => ({
      id,
      isGroup: groupNames.includes(id),
      parts: parts.filter((part) => (part.group ?? part.id) === id),
    }))
    .filter(({ parts: tabParts }) => tabParts.length > 0);
}

/** The tab that has a part. */
export function tabOf(tabs: readonly RecordTab[], partId: string): RecordTab | undefined {
  return tabs.find(({ parts }) => parts.some(({ id }) => id === partId));
}
