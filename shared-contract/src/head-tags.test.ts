import { headTags, type HeadTag } from './head-tags';
import { seoOf, seoSchema } from './seo';

const defaults = { title: 'Enlace', description: 'A non-profit', image: 'https://x.test/og.png' };

function lines(tags: readonly HeadTag[]): string[] {
  return tags.map(({ tag, attributes, text }) =>
    tag === 'title'
      ? `title=${text}`
      : `${tag} ${Object.entries(attributes)
          .map(([k, v]) => `${k}=${v}`)
          .join(' ')}`,
  );
}
const head = (seo: Record<string, unknown> | null) => lines(headTags(seo && seoSchema.parse(seo), defaults));

describe('the head of a page', () => {
  it('has the defaults when the page says nothing', () => {
    expect(head(null)).toEqual([
      'title=Enlace',
      'meta name=robots content=index,follow',
      'meta name=description content=A non-profit',
      'meta property=og:title content=Enlace',
      'meta property=og:description content=A non-profit',
      'meta property=og:image content=https://x.test/og.png',
    ]);
  });

  it('has an address of its own and a large picture, unless the page says otherwise or is not to be found', () => {
    const site = { ...defaults, canonical: 'https://x.test/a', twitterCard: 'summary_large_image' };
    const of = (seo: Record<string, unknown>) => lines(headTags(seoSchema.parse(seo), site));
    expect(of({})).toEqual(
      expect.arrayContaining([
        'link rel=canonical href=https://x.test/a',
        'meta name=twitter:card content=summary_large_image',
      ]),
    );
    expect(of({ canonical: 'https://x.test/b' }).filter((line) => line.includes('canonical'))).toEqual([
      'link rel=canonical href=https://x.test/b',
    ]);
    expect(of({ twitter_cardType: 'summary' }).filter((line) => line.includes('twitter'))).toEqual([
      'meta name=twitter:card content=summary',
    ]);
    expect(of({ noindex: '1' }).join()).not.toContain('canonical');
  });

  it('puts the title in its template, for the page and for sharing', () => {
    const tags = head({ title: 'T$&', titleTemplate: '%s | Product' });
    expect(tags).toContain('title=T$& | Product');
    expect(tags).toContain('meta property=og:title content=T$& | Product');
    expect(tags).toContain('meta property=og:image content=https://x.test/og.png');
  });

  it.each([
    [{ noindex: true }, 'noindex,follow'],
    [{ noindex: '1', nofollow: 1 }, 'noindex,nofollow'],
    [{ noindex: '0', nofollow: 'false' }, 'index,follow'],
  ])('writes robots for %j', (seo, content) => {
    expect(head(seo)).toContain(`meta name=robots content=${content}`);
  });

  it('gives a canonical link, and og:url only when open graph is given', () => {
    expect(head({ canonical: 'https://x.test/a' })).toContain('link rel=canonical href=https://x.test/a');
    expect(head({ canonical: 'https://x.test/a' }).join()).not.toContain('og:url');
    expect(head({ canonical: 'https://x.test/a', openGraph_type: 'Article' })).toEqual(
      expect.arrayContaining([
        'meta property=og:url content=https://x.test/a',
        'meta property=og:type content=article',
      ]),
    );
  });

  it('writes every article, image, twitter and language field', () => {
    const tags = head({
      openGraph_type: 'article',
      openGraph_article_published_time: '2026-01-01',
      openGraph_article_modified_time: '2026-01-02',
      openGraph_article_section: 'News',
      openGraph_article_authors: ['Ana', 'Zoë'],
      openGraph_article_tags: '["a","b"]',
      openGraph_images: ['https://x.test/1.png', { url: 'https://x.test/2.png', alt: 'Two', width: 10, height: '20' }],
      openGraph_site_name: 'Enlace',
      openGraph_locale: 'es',
      twitter_cardType: 'summary',
      twitter_site: '@enlace',
      twitter_handle: '@ana',
      languageAlternates: [{ hrefLang: 'es', href: 'https://x.test/es' }],
    });
    expect(tags.slice(2)).toEqual([
      'meta name=description content=A non-profit',
      'link rel=alternate hreflang=es href=https://x.test/es',
      'meta name=twitter:card content=summary',
      'meta name=twitter:site content=@enlace',
      'meta name=twitter:creator content=@ana',
      'meta property=og:title content=Enlace',
      'meta property=og:description content=A non-profit',
      'meta property=og:type content=article',
      'meta property=article:published_time content=2026-01-01',
      'meta property=article:modified_time content=2026-01-02',
      'meta property=article:author content=Ana',
      'meta property=article:author content=Zoë',
      'meta property=article:section content=News',
      'meta property=article:tag content=a',
      'meta property=article:tag content=b',
      'meta property=og:image content=https://x.test/1.png',
      'meta property=og:image content=https://x.test/2.png',
      'meta property=og:image:alt content=Two',
      'meta property=og:image:width content=10',
      'meta property=og:image:height content=20',
      'meta property=og:locale content=es',
      'meta property=og:site_name content=Enlace',
    ]);
  });

  it('writes book and profile fields only for their kind', () => {
    const book = { openGraph_book_authors: ['Isabel'], openGraph_book_isbn: '1', openGraph_book_tags: ['x'] };
    expect(head({ ...book, openGraph_type: 'book' })).toEqual(
      expect.arrayContaining(['meta property=book:author content=Isabel', 'meta property=book:isbn content=1']),
    );
    expect(head(book).join()).not.toContain('book:');
  });

  it('emits nothing for empty strings', () => {
    expect(head({ title: '', seo_description: '', canonical: '', twitter_site: '' })).toEqual(head(null));
  });
});

describe('seo of a record', () => {
  it('takes seo_title for the title and leaves the record alone', () => {
    expect(seoOf({ title: 'Event', seo_title: 'Seo', noindex: '1' })).toEqual({ title: 'Seo', noindex: true });
  });

  it('is null when there is nothing, or nothing readable', () => {
    expect(seoOf({ title: 'Event', canonical: '' })).toBeNull();
    expect(seoOf({ openGraph_images: 5 })).toBeNull();
  });
});
