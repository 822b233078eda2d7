import { defineRemote } from '@enlace/shared-data';

import { about } from './features/about/about.feature';
import { chaptersFeature } from './features/chapters/chapters.feature';
import { eventsFeature } from './features/events/events.feature';
import { forms } from './features/forms/forms.feature';
import { home } from './features/home/home.feature';
import { newsFeature } from './features/news/news.feature';
import { pagesFeature } from './features/pages/pages.feature';
import { register } from './features/register/register.feature';
import { texts } from './texts';

export default defineRemote({
  id: 'mf-public',
  features: [home, eventsFeature, chaptersFeature, about, forms, register, newsFeature, pagesFeature],
  texts: [texts],
});
