import { listPages, type PageEntry } from './remote-pages';
import { tags } from './resources/tags';
import { jobs } from './resources/jobs';
import { recordsOf } from './resource-pages';

const title = { en: 'a', es: 'a', pt: 'a' };
const screen = () => Promise.reject(new Error('not asked'));
const page = (name: string, more: Partial<PageEntry> = {}): PageEntry => ({
  name,
  path: `/${name}`,
  layout: 'public',
  title,
  screen,
  ...more,
});

test('pages of features come first, then those of resources, without imports', () => {
  const features = [{}, { pages: [page('one')] }, { pages: [page('two', { chunk: 'both' }), page('three')] }];
  const resource = { name: 'tags', contract: tags, title, edit: title };
  const pages = listPages({ features }, [resource]);
  expect(pages.map(({ name, screen: chunk }) => [name, chunk])).toEqual([
    ['one', undefined],
    ['two', 'both'],
    ['three', undefined],
    ['tags-list', 'tags'],
    ['tags-edit', 'tags'],
  ]);
});

test('refuses what no remote may have', () => {
  const features = [{ pages: [page('one')] }, { pages: [page('one', { path: '/other' })] }];
  expect(() => listPages({ features })).toThrow('page name "one" is taken');
});

test('records that some viewers edit by row are found as a whole by those with the right to all', () => {
  expect(recordsOf(jobs, {}).foundBy).toEqual(['admin', 'jobs.edit']);
  expect(recordsOf(tags, {}).foundBy).toBeUndefined();
});
