/** The English texts of the design system, and the keys of the other languages. */
export const en = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  skip: 'Skip to content',
  search: 'Search',
  breadcrumb: 'You are here',
  error: { title: 'This could not be loaded', text: 'Something went wrong on the way.', offline: 'You are offline.' },
  forbidden: { title: 'This page is not for your account', text: 'If you think it should be, write to your chapter.' },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' },
} as const;
