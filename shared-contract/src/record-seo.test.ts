import { headTags } from './head-tags';
import { recordSeo } from './record-seo';

const url = 'https://enlace.example/es/news/una-noche';
const article = {
  title: 'Una noche',
  slug: 'una-noche',
  summary: 'Un apagón.',
  body: '<p>…</p>',
  published_at: '2026-11-03T12:00:00.000Z',
  updated_at: '2026-11-04T12:00:00.000Z',
  author: { id: 7, name: 'Ñusta Quispe' },
  tags: [{ id: 1, name: 'Mentoría' }],
  featured_image: { url: '/api/v2/files/0a/1600.jpg', alt: 'Sol' },
};

test('an article says that it is one, when it appeared, whose it is and what it is about', () => {
  const tags = headTags(recordSeo(article, url, 'Enlace'), { title: 'Enlace', description: 'x', image: 'y' });
  const content = (property: string) =>
    tags.filter(({ attributes }) => attributes['property'] === property).map(({ attributes }) => attributes['content']);
  expect(content('og:type')).toEqual(['article']);
  expect(content('article:published_time')).toEqual([article.published_at]);
  expect(content('article:modified_time')).toEqual([article.updated_at]);
  expect(content('article:author')).toEqual(['Ñusta Quispe']);
  expect(content('article:tag')).toEqual(['Mentoría']);
  expect(content('og:image')).toEqual(['https://enlace.example/api/v2/files/0a/1600.jpg']);
});

test('what an editor wrote wins, and her uploaded pictures get a whole address', () => {
  const openGraph_images = [{ url: '/api/v2/files/0b/500.jpg' }, { url: 'https://elsewhere.example/a.png' }];
  const seo = recordSeo({ ...article, openGraph_type: 'website', openGraph_images }, url, 'Enlace');
  expect(seo.openGraph_type).toBe('website');
  expect(seo.openGraph_images?.map((image) => image.url)).toEqual([
    'https://enlace.example/api/v2/files/0b/500.jpg',
    'https://elsewhere.example/a.png',
  ]);
});

test('any other record is a page', () => {
  expect(
    recordSeo({ name: 'Bogotá', slug: 'bogota' }, 'https://enlace.example/chapters/bogota', 'Enlace'),
  ).toMatchObject({
    openGraph_type: 'website',
  });
});

describe('an article that can be read in Spanish alone', () => {
  const seoAt = (path: string) =>
    recordSeo({ ...article, languages: ['es'] }, `https://enlace.example${path}`, 'Enlace');

  test('is found in Spanish', () => {
    expect(seoAt('/es/news/una-noche')).toMatchObject({
      canonical: url,
      languageAlternates: [
        { hrefLang: 'es', href: url },
        { hrefLang: 'x-default', href: 'https://enlace.example/news/una-noche' },
      ],
    });
  });

  test('is no English page, whatever its address says', () => {
    expect(seoAt('/en/news/una-noche').canonical).toBe(url);
    expect(seoAt('/news/una-noche').canonical).toBe('https://enlace.example/news/una-noche');
  });

  test('needs no list of its own when it can be read in all languages', () => {
    expect(recordSeo({ ...article, languages: ['en', 'es', 'pt'] }, url, 'Enlace').languageAlternates).toBeUndefined();
  });
});
