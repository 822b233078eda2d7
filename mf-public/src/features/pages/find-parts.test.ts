import { findParts } from './find-parts';

test('finds the parts of a text by its headings, and gives them ids', () => {
  const { html, parts } = findParts('<p>a</p><h2>Tickets &amp; <em>payments</em></h2><p>b</p><h2>Ends</h2>');
  expect(parts).toEqual([
    { id: 'part-1', title: 'Tickets & payments' },
    { id: 'part-2', title: 'Ends' },
  ]);
  expect(html).toBe('<p>a</p><h2 id="part-1">Tickets &amp; <em>payments</em></h2><p>b</p><h2 id="part-2">Ends</h2>');
});

test('leaves a text without headings as it is', () => {
  expect(findParts('<p>a</p>')).toEqual({ html: '<p>a</p>', parts: [] });
});
