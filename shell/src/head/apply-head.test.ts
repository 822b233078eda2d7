import { headTags, type HeadTag, seoSchema, structuredDataMarkup } from '@enlace/shared-contract/head';

import { applyHead as apply } from './apply-head';

const applyHead = (tags: readonly HeadTag[]) => apply(tags, false);

const defaults = { title: 'Enlace', description: 'A non-profit', image: 'https://x.test/og.png' };

function headLines(): string[] {
  return [...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML);
}

describe('the document head', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta charset="utf-8"><title data-head="">From the server</title>';
  });

  it('leaves nothing of a former page behind', () => {
    applyHead(headTags(seoSchema.parse({ title: 'A', canonical: 'https://x.test/a', noindex: true }), defaults));
    expect(document.title).toBe('A');
    expect(headLines().join()).toContain('noindex');
    applyHead(headTags(null, defaults));
    expect(document.title).toBe('Enlace');
    expect(headLines().join()).not.toMatch(/noindex|canonical/);
    expect(document.head.querySelector('meta[charset]')).not.toBeNull();
  });

  it('keeps tags that are the same', () => {
    applyHead(headTags(null, defaults));
    const before = document.head.querySelector('meta[name=description]');
    applyHead(headTags(seoSchema.parse({ title: 'Other' }), defaults));
    expect(document.head.querySelector('meta[name=description]')).toBe(before);
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
  });

  it('shows several tags of one name as often as they are given', () => {
    applyHead(headTags(seoSchema.parse({ openGraph_images: ['https://x.test/1', 'https://x.test/1'] }), defaults));
    expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(2);
  });

  it('keeps what the gateway tells machines while the page is the one it wrote, and takes it away after', () => {
    document.head.innerHTML += structuredDataMarkup([{ '@type': 'Event', name: 'Café' }]);
    const countStructuredData = () => document.head.querySelectorAll('script[type="application/ld+json"]').length;
    apply(headTags(null, defaults), true);
    expect(countStructuredData()).toBe(1);
    apply(headTags(null, defaults), false);
    expect(countStructuredData()).toBe(0);
  });
});
