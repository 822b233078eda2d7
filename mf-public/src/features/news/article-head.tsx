import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Eyebrow } from '../../lib/part.styles';
import { languageName } from '../../lib/place';
import { Back, Figure, Head, Languages, Note, Summary, Title } from './article.styles';
import { StoryFacts } from './story-facts';
import { StoryPicture } from './story-picture';
import { newsTexts } from './texts';
import type { Article } from './types';

export function ArticleHead({ article }: { readonly article: Article }) {
  const t = useTexts(newsTexts);
  const { locale } = useLocale();
  const [category] = article.categories;
  const others = article.languages.filter((language) => language !== article.language);
  return (
    <>
      <Back lang={locale}>
        <Link to="/news">{t('all')}</Link>
      </Back>
      <Head>
        {category !== undefined && (
          <Eyebrow lang={locale}>
            <Link variant="quiet" to={`/news?category=${category.slug ?? ''}`}>
              {category.name}
            </Link>
          </Eyebrow>
        )}
        <Title>{article.title}</Title>
        {article.summary !== null && <Summary>{article.summary}</Summary>}
        <StoryFacts story={article} />
        {article.language !== locale && (
          <Note lang={locale}>{t('only', { language: languageName(article.language, locale) })}</Note>
        )}
        {article.language === locale && others.length > 0 && (
          <Languages lang={locale}>
            {t('alsoIn')}
            {others.map((language) => (
              <Link
                key={language}
                to={`/${language}/news/${article.slug}`}
                hrefLang={language}
                lang={language}
                isNative
              >
                {languageName(language, language)}
              </Link>
            ))}
          </Languages>
        )}
      </Head>
      <Figure>
        <StoryPicture story={article} ratio="21/9" isLarge />
      </Figure>
    </>
  );
}
