import { parts, picture, press, type PartJourney } from './part-steps';

/** The journeys of members and recruiters. */
export const memberJourneys: readonly PartJourney[] = [
  {
    person: 'latina',
    path: '/my/profile',
    steps: [
      {
        parts: parts('mf-member', 'picture-crop'),
        // The message is that of the field, and the file can be chosen again.
        isQuiet: true,
        open: (page) => page.locator('input[type=file]').setInputFiles(picture()),
      },
    ],
  },
  {
    // A part that cannot be loaded has the message of the design system in its place.
    person: 'recruiter',
    path: '/dashboards',
    steps: [
      { parts: parts('mf-dashboards', 'dashboard-menu'), isQuiet: true },
      { parts: parts('mf-dashboards', 'dashboard-filters'), isQuiet: true, open: press('Filters') },
      { parts: parts('mf-dashboards', 'dashboard-tasks'), isQuiet: true, open: press('Share') },
      {
        parts: parts('mf-dashboards', 'dashboard-period'),
        isQuiet: true,
        async open(page) {
          await page.getByLabel('Period', { exact: true }).selectOption('custom');
        },
      },
    ],
  },
];
