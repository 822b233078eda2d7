import { defineRemote } from '@enlace/shared-data';

import { aboutFeature } from './features/about/about.feature';
import { chaptersFeature } from './features/chapters/chapters.feature';
import { coursesFeature } from './features/courses/courses.feature';
import { donateFeature } from './features/donate/donate.feature';
import { eventsFeature } from './features/events/events.feature';
import { formsFeature } from './features/forms/forms.feature';
import { homeFeature } from './features/home/home.feature';
import { jobsFeature } from './features/jobs/jobs.feature';
import { newsFeature } from './features/news/news.feature';
import { pagesFeature } from './features/pages/pages.feature';
import { registerFeature } from './features/register/register.feature';
import { companiesFeature } from './features/companies/companies.feature';
import { foundersFeature } from './features/founders/founders.feature';
import { investorsFeature } from './features/investors/investors.feature';
import { plansFeature } from './features/plans/plans.feature';
import { perksFeature } from './features/perks/perks.feature';
import { pressFeature } from './features/press/press.feature';
import { searchFeature } from './features/search/search.feature';
import { sharedFiguresFeature } from './features/shared-figures/shared-figures.feature';
import { ticketsFeature } from './features/tickets/tickets.feature';
import { payFeature } from './features/pay/pay.feature';
import { waitingFeature } from './features/waiting/waiting.feature';
import { texts } from './texts';

export default defineRemote({
  id: 'mf-public',
  features: [
    homeFeature,
    searchFeature,
    eventsFeature,
    chaptersFeature,
    aboutFeature,
    formsFeature,
    registerFeature,
    newsFeature,
    jobsFeature,
    coursesFeature,
    pagesFeature,
    companiesFeature,
    foundersFeature,
    investorsFeature,
    perksFeature,
    plansFeature,
    donateFeature,
    pressFeature,
    ticketsFeature,
    payFeature,
    waitingFeature,
    sharedFiguresFeature,
  ],
  texts: [texts],
  reads: () => import(/* webpackChunkName: "reads" */ './reads'),
});
