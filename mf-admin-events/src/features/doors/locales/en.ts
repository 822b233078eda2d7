export const texts = {
  title: 'My doors',
  hint: 'The events at which you check people in.',
  open: 'Check-in: {event}',
  none: 'No door at the moment',
  noneHint: 'Events at which you work stay here until a day after their end.',
  roles: { steward: 'Steward', supervisor: 'Supervisor' },
};
