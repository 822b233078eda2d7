import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { events } from '../../lib/events.slice';
import { jobs } from '../../lib/jobs.slice';
import { news } from '../../lib/news.slice';
import { Eyebrow } from '../../lib/part.styles';
import { homeTexts } from './texts';
import { homeChaptersQuery, HomeChapters } from './home-chapters';
import { homeEventsQuery, HomeEvents } from './home-events';
import { homeJobsQuery, HomeJobs } from './home-jobs';
import { homeNewsQuery, HomeNews } from './home-news';
import { HomeNumbers } from './home-numbers';
import { HomeSearch } from './home-search';
import { Closing, ClosingText, Front, Hero, HeroActions, HeroArt, HeroText, HeroTitle, Intro } from './home.styles';
import { Links } from './links-drawing';
import { stats } from './stats';

export const screen = defineScreen({
  Component: Home,
  staysDrawn: true,
  load: ({ locale }: { readonly locale: Locale }) => [
    stats.calls.numbers.query(undefined),
    events.list(homeEventsQuery(locale)),
    news.list(homeNewsQuery(locale)),
    jobs.list(homeJobsQuery(locale)),
    chapters.list(homeChaptersQuery(locale)),
  ],
  texts: [homeTexts],
  slices: [stats, news, jobs],
});

function Home() {
  const t = useTexts(homeTexts);
  const { viewer } = useScreen();
  return (
    <Front>
      <Hero>
        <HeroText>
          <Eyebrow>{t('home.eyebrow')}</Eyebrow>
          <HeroTitle>{t('home.title')}</HeroTitle>
          <Intro>{t('home.lead')}</Intro>
          <HeroActions>
            {viewer === null && <ButtonLink to="/register">{t('home.join')}</ButtonLink>}
            <Link to="/chapters">{t('home.findChapter')}</Link>
            <Link to="/events">{t('home.seeEvents')}</Link>
          </HeroActions>
          <HomeSearch />
        </HeroText>
        <HeroArt>
          <Links />
        </HeroArt>
      </Hero>
      <HomeNumbers />
      <HomeEvents />
      <HomeJobs />
      <HomeNews />
      <HomeChapters />
      <Closing>
        <ClosingText>
          <h2>{t('home.closingTitle')}</h2>
          <p>{t('home.closingLead')}</p>
          <HeroActions>
            {viewer === null && <ButtonLink to="/register">{t('home.join')}</ButtonLink>}
            <Link to="/about">{t('home.closingLink')}</Link>
          </HeroActions>
        </ClosingText>
      </Closing>
    </Front>
  );
}
