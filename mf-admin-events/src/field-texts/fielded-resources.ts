/** Resources whose fields this remote names: events and what belongs to them. */
export const fieldedResources: readonly string[] = [
  'attendees',
  'check_in_lists',
  'event_categories',
  'event_codes',
  'event_messages',
  'event_pools',
  'events',
  'orders',
  'questions',
  'tickets',
  'waiting_entries',
  'waiting_lists',
];
