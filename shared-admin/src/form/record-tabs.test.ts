import { tabOf, tabsOf, type RecordPart } from './record-tabs';

const part = (id: string, group?: string): RecordPart => ({ id, group, label: id, content: null });
const panel = (name: string, group?: string) => ({
  name,
  ...(group === undefined ? {} : { group }),
  load: () => Promise.reject(new Error('not loaded')),
});

test('without groups each part is a tab, in its order', () => {
  const tabs = tabsOf([part('form'), part('sales'), part('history')], [panel('sales')]);
  expect(tabs.map(({ id, isGroup }) => [id, isGroup])).toEqual([
    ['form', false],
    ['sales', false],
    ['history', false],
  ]);
});

test('groups are in the order of their first panel, with the form first in its own', () => {
  const panels = [panel('sales', 'first'), panel('repeat', 'rest')];
  const tabs = tabsOf(
    [part('form', 'rest'), part('sales', 'first'), part('repeat', 'rest'), part('history', 'rest')],
    panels,
  );
  expect(tabs.map(({ id, parts }) => [id, parts.map((one) => one.id)])).toEqual([
    ['first', ['sales']],
    ['rest', ['form', 'repeat', 'history']],
  ]);
  expect(tabOf(tabs, 'history')?.id).toBe('rest');
});
