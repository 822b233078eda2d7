import { defineScreen } from '@enlace/shared-data';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { Lead, Page } from '../../lib/page.styles';
import { Chapter, Closing, Ideas, Opening, Quote, Steps, Story, StoryTitle, Title } from './about.styles';
import type { AboutDocument } from './documents/about-document';
import { DocumentScreen } from './document-screen';
import { lazyDocument } from './lazy-document';

const source = lazyDocument<AboutDocument>({
  en: () => import(/* webpackChunkName: "about-en" */ './documents/about-en'),
  es: () => import(/* webpackChunkName: "about-es" */ './documents/about-es'),
  pt: () => import(/* webpackChunkName: "about-pt" */ './documents/about-pt'),
});

export const screen = defineScreen({ Component: About, staysDrawn: true });

function About() {
  return <DocumentScreen source={source}>{(document) => <AboutText document={document} />}</DocumentScreen>;
}

function AboutText({ document }: { readonly document: AboutDocument }) {
  const { story, values, how, money, closing } = document;
  return (
    <Page>
      <Opening>
        <Title>{document.title}</Title>
        <Lead>{document.lead}</Lead>
      </Opening>
      <Chapter aria-labelledby="about-story">
        <StoryTitle id="about-story">{story.title}</StoryTitle>
        <Story>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
      </Chapter>
      <Quote aria-hidden>{document.quote}</Quote>
      <Chapter aria-labelledby="about-values">
        <StoryTitle id="about-values">{values.title}</StoryTitle>
        <Ideas>
          {values.entries.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Ideas>
      </Chapter>
      <Chapter aria-labelledby="about-how">
        <StoryTitle id="about-how">{how.title}</StoryTitle>
        <Steps>
          {how.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Chapter>
      <Chapter aria-labelledby="about-money">
        <StoryTitle id="about-money">{money.title}</StoryTitle>
        <Story>
          {money.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
      </Chapter>
      <Closing>
        <h2>{closing.title}</h2>
        <p>
          <ButtonLink to="/chapters">{closing.chapters}</ButtonLink>
          <Link to="/events">{closing.events}</Link>
        </p>
      </Closing>
    </Page>
  );
}
