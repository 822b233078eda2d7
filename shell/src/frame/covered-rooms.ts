import type { Preparation } from '../routing/preparation';

/** The elements around the drawn screens, by the name of the screen. */
export const rooms = new Map<string, HTMLElement>();

/** The browser keeps the layout of a covered room; it is not painted, and not there for keyboard and screen reader. */
function cover(room: Element, isCovered: boolean): void {
  if (room instanceof HTMLElement) room.style.contentVisibility = isCovered ? 'hidden' : '';
}

/** Shows one room and covers the others, before or after React draws the change. */
export function showRoom(shownRoom: HTMLElement): void {
  for (const room of shownRoom.parentElement?.children ?? []) cover(room, room !== shownRoom);
}

/** See `Preparation`. */
export const refOfRoom: Preparation['refOfRoom'] = (name, isShown) => (room) => {
  if (room === null) return undefined;
  rooms.set(name, room);
  if (isShown) showRoom(room);
  else cover(room, true);
  return () => void rooms.delete(name);
};
