import type { Locale } from '@enlace/shared-contract';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { events } from '../../lib/events.slice';
import { Eyebrow } from '../../lib/page.styles';
import { texts } from '../../texts';
import { homeChaptersQuery, HomeChapters } from './home-chapters';
import { homeEventsQuery, HomeEvents } from './home-events';
import { HomeNumbers } from './home-numbers';
import { Closing, ClosingText, Hero, HeroActions, HeroArt, HeroText, HeroTitle, Intro } from './home.styles';
import { Links } from './links-drawing';
import { statsNeed } from './stats';

export const screen = defineScreen({
  Component: Home,
  load: ({ locale }: { readonly locale: Locale }) => [
    statsNeed,
    events.list(homeEventsQuery(locale)),
    chapters.list(homeChaptersQuery(locale)),
  ],
});

function Home() {
  const t = useTexts(texts);
  return (
    <>
      <Hero>
        <HeroText>
          <Eyebrow>{t('home.eyebrow')}</Eyebrow>
          <HeroTitle>{t('home.title')}</HeroTitle>
          <Intro>{t('home.lead')}</Intro>
          <HeroActions>
            <ButtonLink to="/chapters">{t('home.findChapter')}</ButtonLink>
            <Link to="/events">{t('home.seeEvents')}</Link>
          </HeroActions>
        </HeroText>
        <HeroArt>
          <Links />
        </HeroArt>
      </Hero>
      <HomeNumbers />
      <HomeEvents />
      <HomeChapters />
      <Closing>
        <ClosingText>
          <h2>{t('home.closingTitle')}</h2>
          <p>{t('home.closingLead')}</p>
          <Link to="/about">{t('home.closingLink')}</Link>
        </ClosingText>
      </Closing>
    </>
  );
}
