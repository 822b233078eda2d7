import { useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { PlainLink } from '@enlace/shared-ui';

import { categories } from '../../lib/categories.slice';
import { color, space, textSize } from '../../lib/tokens';
import { categoriesQuery, newsPath, type NewsChoice } from './news-query';
import { newsTexts } from './texts';

export function CategoryNav({ choice }: { readonly choice: NewsChoice }) {
  const t = useTexts(newsTexts);
  const { locale } = useScreen();
  const { rows } = useList(categories, categoriesQuery(locale));
  const entries = [{ id: 0, slug: '', name: t('everything') }, ...rows];
  return (
    <Sections aria-label={t('categories')}>
      {entries.map(({ id, slug, name }) => (
        <PlainLink
          key={id}
          to={newsPath({ ...choice, category: slug, page: 1 })}
          aria-current={slug === choice.category ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </PlainLink>
      ))}
    </Sections>
  );
}

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  min-height: 2.75rem;
  border-block: 1px solid ${color.lineStrong};
  font-size: ${textSize.small};
  font-weight: 600;
  a {
    padding-block: ${space[8]};
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline 2px;
    text-underline-offset: 0.3em;
  }
  a[aria-current] {
    color: ${color.link};
    text-decoration: underline 3px;
    text-underline-offset: 0.55em;
  }
`;
