/** Tabs of the list: a state, or confirmed people by their check-in. */
export const attendeeViews = ['confirmed', 'pending_approval', 'checked_in', 'not_checked_in', 'cancelled'] as const;

export type AttendeeView = (typeof attendeeViews)[number];

/** What the calls have for a tab and a search. */
export function choiceOf(attendeeView: AttendeeView, search: string): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = search === '' ? {} : { search };
  if (attendeeView === 'checked_in') return { state: 'confirmed', checked_in: '1', ...words };
  if (attendeeView === 'not_checked_in') return { state: 'confirmed', checked_in: '0', ...words };
  return { state: attendeeView, ...words };
}
