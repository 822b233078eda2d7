import type { Where } from '@enlace/shared-contract/lists';

import { changeNode, newGroup, newLeaf, nodesOf, whereOf } from './where-nodes';

const where: Where = {
  and: [
    { field: 'name', op: 'contains', value: 'ana' },
    {
      or: [
        { field: 'city', op: 'empty' },
        { field: 'created_at', op: 'last', value: { n: 7, unit: 'day' } },
      ],
    },
  ],
};

test('a filter is the same after it was looked at', () => {
  expect(whereOf(nodesOf(where))).toEqual(where);
});

test('what is unfinished is left out, and nothing is no filter', () => {
  const tree = newGroup([newLeaf('name', { kind: 'text' }), newLeaf('status', { kind: 'choice', values: ['a'] })]);
  expect(whereOf(tree)).toBeUndefined();
  const [first] = tree.nodes;
  const filledTree = changeNode(tree, first?.key ?? 0, (node) => ({ ...node, value: 'ana' }));
  expect(whereOf(filledTree)).toEqual({ and: [{ field: 'name', op: 'contains', value: 'ana' }] });
});

test('a node deep inside can be taken out', () => {
  const tree = nodesOf(where);
  const group = tree.nodes[1];
  const inner = group !== undefined && 'nodes' in group ? group.nodes[0] : undefined;
  expect(whereOf(changeNode(tree, inner?.key ?? 0, () => null))).toEqual({
    and: [
      { field: 'name', op: 'contains', value: 'ana' },
      { or: [{ field: 'created_at', op: 'last', value: { n: 7, unit: 'day' } }] },
    ],
  });
});

test('rows of a relation go by their ids', () => {
  const leaf = { ...newLeaf('leaders', { kind: 'relation', target: 'users' }), value: [{ id: 4, name: 'Ana' }] };
  expect(whereOf(leaf)).toEqual({ field: 'leaders', op: 'in', value: [4] });
});
