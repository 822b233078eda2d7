/** The icons of visitors' pages, drawn on 24 x 24. The others are in `more-icon-paths`. */
export const iconPaths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z',
  arrowLeft: 'M20 12H4m6-6-6 6 6 6',
  arrowRight: 'M4 12h16m-6-6 6 6-6 6',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8 3v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevronDown: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M8 5H4.5v14.5H19V16M13 4.5h6.5V11m0-6.5L11 13',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pin: 'M12 21c4.7-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.3 6.5 7 11zm2.5-11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  refresh: 'M20 11a8 8 0 0 0-14.5-4L3.5 9m0-5v5h5M4 13a8 8 0 0 0 14.5 4l2-2m0 5v-5h-5',
  search: 'm20 20-4.5-4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  user: 'M4 20.5c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
} as const;
