/** Tabs of the list: a state, confirmed people by their check-in, or people whose ticket was not mailed. */
export const attendeeViews = [
  'confirmed',
  'pending_approval',
  'checked_in',
  'not_checked_in',
  'cancelled',
  'not_mailed',
] as const;

export type AttendeeView = (typeof attendeeViews)[number];

interface Choice {
  readonly attendeeView: AttendeeView;
  readonly search: string;
  /** Id of a kind of ticket; empty for all. */
  readonly ticket: string;
}

/** What the calls have for a tab, a search and a ticket. */
export function choiceOf({ attendeeView, search, ticket }: Choice): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = {
    ...(search === '' ? {} : { search }),
    ...(ticket === '' ? {} : { ticket_id: ticket }),
  };
  if (attendeeView === 'checked_in') return { state: 'confirmed', checked_in: '1', ...words };
  if (attendeeView === 'not_checked_in') return { state: 'confirmed', checked_in: '0', ...words };
  if (attendeeView === 'not_mailed') return { mailed: '0', ...words };
  return { state: attendeeView, ...words };
}
