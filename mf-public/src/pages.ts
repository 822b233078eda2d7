import { definePages } from '@enlace/shared-contract/platform';

import { aboutPages } from './features/about/about-pages';
import { chaptersPages } from './features/chapters/chapters-pages';
import { coursesPages } from './features/courses/courses-pages';
import { donatePages } from './features/donate/donate-pages';
import { eventsPages } from './features/events/events-pages';
import { formsPages } from './features/forms/forms-pages';
import { homePages } from './features/home/home-pages';
import { searchPages } from './features/search/search-pages';
import { registerPages } from './features/register/register-pages';
import { jobsPages } from './features/jobs/jobs-pages';
import { newsPages } from './features/news/news-pages';
import { contentPagesPages } from './features/pages/pages-pages';
import { companiesPages } from './features/companies/companies-pages';
import { foundersPages } from './features/founders/founders-pages';
import { investorsPages } from './features/investors/investors-pages';
import { personPages } from './features/founders/person/person-pages';
import { perksPages } from './features/perks/perks-pages';
import { plansPages } from './features/plans/plans-pages';
import { pressPages } from './features/press/press-pages';
import { sharedFiguresPages } from './features/shared-figures/shared-figures-pages';
import { ticketsPages } from './features/tickets/tickets-pages';
import { payPages } from './features/pay/pay-pages';
import { waitingPages } from './features/waiting/waiting-pages';

/** The pages of all features; the build writes them into remote.json. */
export const pages = definePages([
  ...homePages,
  ...searchPages,
  ...eventsPages,
  ...chaptersPages,
  ...aboutPages,
  ...formsPages,
  ...registerPages,
  ...newsPages,
  ...jobsPages,
  ...coursesPages,
  ...contentPagesPages,
  ...companiesPages,
  ...foundersPages,
  ...investorsPages,
  ...personPages,
  ...perksPages,
  ...plansPages,
  ...donatePages,
  ...pressPages,
  ...ticketsPages,
  ...payPages,
  ...waitingPages,
  ...sharedFiguresPages,
]);

/** Paths of the slices that are loaded with the remote; other slices are loaded with their screens. */
export const slices = ['public/events', 'public/chapters'];
