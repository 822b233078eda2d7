import type { Page } from '@playwright/test';

import { frame, waitForHydration } from './frame';
import { memberJourneys } from './member-part-journeys';
import { adminEvents, choose, choosePart, content, parts, picture, press, shell, type PartJourney } from './part-steps';

async function openEntry(page: Page): Promise<void> {
  // Other journeys send company perks, which have no address to reply to.
  const entry = frame(page).main.locator('li').filter({ hasText: 'Company registration' }).first();
  await entry.locator('a').first().click();
}

/** Each lazy file of each build, and how a user comes to it. One page opens several parts, one after the other. */
export const journeys: readonly PartJourney[] = [
  {
    person: 'admin',
    path: '/admin',
    steps: [
      { parts: content('overview-waiting') },
      { parts: shell('inner-layout', 'account-menu', 'bell'), isQuiet: true },
      {
        parts: [...content('palette'), ...shell('page-preparation', 'controls')],
        isQuiet: true,
        async open(page) {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox', { name: /^A screen/ }).fill('comp');
        },
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/companies',
    steps: [
      { parts: content('contract-seldom'), isQuiet: true },
      { parts: content('kit-list'), isQuiet: true },
      { parts: content('kit-export'), open: press('Export') },
      { parts: content('kit-import'), open: press('Import') },
      { parts: content('kit-where'), open: press('Filter') },
      {
        parts: content('kit-views'),
        async open(page) {
          await press('Views')(page);
          await page.getByRole('menuitem', { name: /^Save or remove/ }).click();
        },
      },
      { parts: content('kit-keys'), open: (page) => page.keyboard.press('?') },
      {
        parts: content('kit-delete'),
        async open(page) {
          await press(/^Actions for/)(page);
          await page.getByRole('menuitem', { name: 'Delete' }).click();
        },
      },
      {
        parts: content('kit-bulk'),
        async open(page) {
          await frame(page).main.locator('tbody').getByRole('checkbox').first().check();
          await press('Change…')(page);
        },
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/areas',
    steps: [
      { parts: content('contract'), isQuiet: true },
      {
        parts: content('kit-cells'),
        // The button is visible while the pointer is over its row.
        open: (page) =>
          page
            .getByRole('button', { name: /^Edit Name/ })
            .first()
            .dispatchEvent('click'),
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/news/1',
    steps: [
      { parts: content('kit-form'), isQuiet: true },
      { parts: content('kit-publish', 'rich-text', 'media-field') },
      { parts: content('kit-seo'), open: (page) => page.locator('summary').first().click() },
      { parts: content('kit-schedule'), open: press('Schedule…') },
      { parts: content('media-picker'), open: press('Another one') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/events/1',
    steps: [
      { parts: adminEvents('event-overview') },
      { parts: adminEvents('event-news'), isQuiet: true },
      { parts: adminEvents('event-report') },
      { parts: adminEvents('event-tickets'), open: choose('Tickets') },
      { parts: adminEvents('event-questions'), open: choosePart('Tickets', 'Questions') },
      { parts: adminEvents('event-attendees'), open: choose('People') },
      { parts: adminEvents('event-lists'), open: choose('Check-in') },
      { parts: adminEvents('event-messages'), open: choose('Messages') },
      { parts: adminEvents('event-orders'), open: choosePart('People', 'Orders') },
      { parts: adminEvents('event-waiting'), open: choosePart('People', 'Waiting list') },
      { parts: adminEvents('event-speakers'), open: choosePart('Settings', 'Speakers') },
      { parts: adminEvents('event-series'), open: choosePart('Settings', 'Repeat') },
      { parts: adminEvents('event-publishing'), open: choosePart('Settings', 'Copy, cancel, archive') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/events/1?panel=form',
    steps: [{ parts: adminEvents('event-preview'), open: press('Show the preview') }],
  },
  {
    person: 'admin',
    path: '/admin/courses/1',
    steps: [
      { parts: content('course-outline'), open: choose('Outline') },
      { parts: content('course-learners'), open: choose('Learners') },
      { parts: content('course-tasks'), open: choose('Tasks') },
      { parts: content('course-stops'), open: choose('Where they stop') },
      { parts: content('course-playlist-changes'), open: choose('Playlist') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/jobs/1',
    steps: [
      { parts: content('job-publishing'), open: choose('Publishing') },
      { parts: content('job-questions'), open: choose('Questions') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/lessons/1',
    steps: [{ parts: content('lesson-quiz'), open: choose('Questions') }],
  },
  {
    person: 'admin',
    path: '/admin/users/2',
    steps: [
      { parts: content('users-sign-ins'), open: choose('Sign-in') },
      { parts: content('users-privacy'), open: choose('Privacy') },
      { parts: content('kit-history'), open: choose('History') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/inbox?family=company',
    steps: [
      { parts: content('inbox-desk') },
      { parts: content('inbox-keys'), open: press('Keys') },
      {
        parts: content('inbox-selection'),
        open: (page) => frame(page).main.locator('input[type=checkbox]').first().check({ force: true }),
      },
      { parts: content('inbox-entry'), open: openEntry },
      {
        parts: content('inbox-reply'),
        async open(page) {
          await openEntry(page);
          await press('Reply')(page);
        },
      },
      {
        parts: content('inbox-convert'),
        async open(page) {
          await openEntry(page);
          await press('Make it …')(page);
          await page.getByRole('menuitem').first().click();
        },
      },
      {
        parts: content('inbox-remove'),
        async open(page) {
          await openEntry(page);
          await press('Delete')(page);
        },
      },
    ],
  },
  { person: 'admin', path: '/admin/inbox?state=all', steps: [{ parts: content('inbox-undo') }] },
  {
    person: 'admin',
    path: '/admin/donations',
    steps: [
      {
        parts: content('donation-drawer'),
        open: (page) =>
          frame(page)
            .main.getByRole('link', { name: /^Open the donation of/ })
            .first()
            .click(),
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/memberships',
    steps: [{ parts: content('treasury-member'), open: press('Give a plan') }],
  },
  { person: 'admin', path: '/admin/coupons', steps: [{ parts: content('coupons-form'), open: press('Add a coupon') }] },
  {
    person: 'admin',
    path: '/admin/packages',
    steps: [
      { parts: content('packages-role') },
      { parts: content('packages-price-list'), open: press('Price list') },
      {
        parts: content('packages-prices'),
        async open(page) {
          await frame(page).main.getByText('Recruiters', { exact: true }).first().click();
          await press('Change prices')(page);
        },
      },
      { parts: content('packages-feature'), open: press('Add feature') },
    ],
  },
  {
    person: 'admin',
    path: '/admin/permissions',
    steps: [
      { parts: content('permissions-matrix') },
      {
        parts: content('permissions-save'),
        async open(page) {
          await press(/^Areas, Latinas/)(page);
          await press('Review and save')(page);
        },
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/permissions?person=2',
    steps: [
      { parts: content('permissions-person') },
      {
        parts: content('permissions-give'),
        async open(page) {
          await frame(page).main.getByRole('combobox').nth(1).fill('areas');
          await page.locator('[role=listbox] [role=option]').first().click();
          await press('Give the permission')(page);
        },
      },
    ],
  },
  {
    person: 'admin',
    path: '/admin/media',
    steps: [
      { parts: content('media-filters', 'media-shelf', 'media-drop') },
      {
        parts: content('media-selection'),
        async open(page) {
          await page.locator('li[role=option]').first().focus();
          await page.keyboard.press('Space');
        },
      },
      { parts: content('media-arrange'), open: press('Move…'), continues: true },
    ],
  },
  {
    person: 'admin',
    path: '/admin/media?view=list',
    steps: [
      { parts: content('media-rows') },
      {
        parts: content('media-uploads', 'media-upload'),
        isQuiet: true,
        open: (page) => page.getByLabel('Upload files').last().setInputFiles(picture()),
      },
      { parts: content('media-detail'), open: press('Open'), continues: true },
      { parts: content('media-adjust'), open: press('Crop and focus'), continues: true },
    ],
  },
  {
    person: null,
    path: '/events',
    steps: [
      {
        parts: parts('mf-public', 'events-filter'),
        isQuiet: true,
        async open(page) {
          await waitForHydration(page);
          await frame(page).main.getByRole('searchbox').focus();
          await page.keyboard.press('Shift');
        },
      },
    ],
  },
  { person: null, path: '/about', steps: [{ parts: parts('mf-public', 'about-en'), isQuiet: true }] },
  { person: null, path: '/about/privacy', steps: [{ parts: parts('mf-public', 'privacy-en'), isQuiet: true }] },
  { person: null, path: '/nowhere', steps: [{ parts: shell('not-found'), isQuiet: true }] },
  { person: null, path: '/login', steps: [{ parts: shell('session'), isQuiet: true }] },
  ...memberJourneys,
];
