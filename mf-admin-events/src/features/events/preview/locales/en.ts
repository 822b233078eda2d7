export const texts = {
  noTitle: 'No title yet',
  when: 'When',
  where: 'Where',
  online: 'Online',
  missing: 'Missing',
  states: { draft: 'Draft: only editors see it', cancelled: 'Cancelled', postponed: 'Postponed' },
};
