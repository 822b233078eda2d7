import { useReorder } from '@enlace/shared-admin';
import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';
import { useEffect, useId, useRef, useState } from 'react';

import { useBoard } from '../state/use-board';
import { homeTexts } from '../texts';

interface PinnedEntry {
  readonly url: string;
  readonly info: DatasetInfo;
}

/** Widgets with their pins: dragged, moved with the keyboard or from their menus, each with an announcement. */
export function usePinnedWidgets(infos: readonly DatasetInfo[]) {
  const t = useTexts(homeTexts);
  const helpId = useId();
  const board = useBoard();
  const [words, setWords] = useState('');
  const pinnedEntries = board.pinned.flatMap((name): readonly PinnedEntry[] => {
    const info = infos.find((one) => one.name === name);
    return info === undefined ? [] : [{ url: name, info }];
  });
  const count = pinnedEntries.length;
  // Pinned data sets that this page does not show keep their pins.
  const hiddenNames = board.pinned.filter((name) => pinnedEntries.every(({ url }) => url !== name));
  const saveOrder = (entries: readonly PinnedEntry[]) => board.save([...entries.map(({ url }) => url), ...hiddenNames]);
  const movedWords = ({ info }: PinnedEntry, place: number) => t('order.moved', { title: info.title, place, count });
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder<PinnedEntry, HTMLOListElement>(
    pinnedEntries,
    saveOrder,
    movedWords,
  );
  // A widget that moves in the page loses the focus of its menu.
  const nameToFocus = useRef<string | null>(null);
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])];
    buttons.find(({ dataset }) => dataset['menu'] === nameToFocus.current)?.focus();
    nameToFocus.current = null;
  }, [board.pinned, list]);
  const togglePin = (info: DatasetInfo) => {
    nameToFocus.current = info.name;
    const isPinned = board.pinned.includes(info.name);
    board.save(isPinned ? board.pinned.filter((name) => name !== info.name) : [...board.pinned, info.name]);
    setWords(t(isPinned ? 'order.unpinned' : 'order.pinned', { title: info.title }));
  };
  const move = (from: number, step: number) => {
    const next = [...pinnedEntries];
    const [entry] = next.splice(from, 1);
    if (entry === undefined) return;
    next.splice(from + step, 0, entry);
    nameToFocus.current = entry.url;
    saveOrder(next);
    setWords(movedWords(entry, from + step + 1));
  };
  const pinnedProps = ({ info, url }: PinnedEntry, index: number) => ({
    info,
    isMoving: moving === url,
    grip: count > 1 ? { ...gripOf({ info, url }), 'aria-describedby': helpId } : null,
    pin: {
      onUp: index > 0 ? () => move(index, -1) : null,
      onDown: index < count - 1 ? () => move(index, 1) : null,
    },
  });
  const otherInfos = infos.filter(({ name }) => !board.pinned.includes(name));
  return {
    board,
    helpId,
    list,
    togglePin,
    /** One text for each kind of move, for a status each. */
    announcements: [announcement, words] as const,
    /** Pinned widgets in the viewer's order, then the others in that of the catalogue. */
    widgets: [
      ...visibleEntries.map(pinnedProps),
      ...otherInfos.map((info) => ({ info, isMoving: false, grip: null, pin: null })),
    ],
  };
}
