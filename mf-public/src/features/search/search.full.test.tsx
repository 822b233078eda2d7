import { searchCall } from '@enlace/shared-contract/site';
import { screen } from '@testing-library/react';

import { open, hit, answering, createSearchApi } from '../../testing/stages/search-stage';

test('a number of results that is a limit is shown as such', async () => {
  await open('/search?q=bogota', answering([{ kind: 'chapters', total: 1000, is_more: true, hits: [hit] }]));
  expect(await screen.findByText('More than 1,000 results for “bogota”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See more than 1,000 results' })).toBeInTheDocument();
});

test('what has no page of its own is shown in its list', async () => {
  const pressHit = { ...hit, kind: 'press' as const, slug: '7', title: { text: 'Bogotá & más', marks: [] } };
  await open('/search?q=bogota', answering([{ kind: 'press', total: 1, hits: [pressHit] }]));
  expect(await screen.findByRole('link', { name: 'Bogotá & más' })).toHaveAttribute(
    'href',
    '/press?search=Bogot%C3%A1+%26+m%C3%A1s',
  );
});

test('says when only something alike was found, and when nothing was', async () => {
  await open('/search?q=bogata', createSearchApi({ is_near: true }));
  expect(await screen.findByRole('heading', { name: /Nothing is written exactly like “bogata”/ })).toBeInTheDocument();
});

test('nothing is asked for no words', async () => {
  const { api } = await open('/search?q=%20', createSearchApi());
  expect(await screen.findByRole('link', { name: 'Chapters' })).toBeInTheDocument();
  expect(api.sent(searchCall)).toHaveLength(0);
});
