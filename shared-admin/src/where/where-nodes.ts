import {
  whereOps,
  type QueryField,
  type Where,
  type WhereLeaf,
  type WhereOp,
  type WhereValue,
} from '@enlace/shared-contract/lists';

/** A condition or group in the builder, with a unique key; its values can be incomplete. */
export type WhereNode = LeafNode | GroupNode;

export interface LeafNode {
  readonly key: number;
  readonly field: string;
  readonly op: WhereOp;
  readonly value: unknown;
}

export interface GroupNode {
  readonly key: number;
  readonly join: 'and' | 'or';
  readonly nodes: readonly WhereNode[];
}

let last = 0;
const nextKey = (): number => (last += 1);

/** An empty group. */
export function newGroup(nodes: readonly WhereNode[] = [], join: GroupNode['join'] = 'and'): GroupNode {
  return { key: nextKey(), join, nodes };
}

/** A new condition on a field: first operator, no value. */
export function newLeaf(name: string, field: QueryField): LeafNode {
  const op: WhereOp = whereOps[field.kind][0];
  return { key: nextKey(), field: name, op, value: firstValue(field, op) };
}

/** The initial value of a condition after a change of its operator. */
export function firstValue({ kind }: QueryField, op: WhereOp): unknown {
  if (op === 'empty' || op === 'filled') return undefined;
  if (op === 'last' || op === 'next') return { n: 7, unit: 'day' };
  if (op === 'between') return ['', ''];
  if (kind === 'flag') return true;
  return kind === 'choice' || kind === 'relation' ? [] : '';
}

export function isGroup(node: WhereNode): node is GroupNode {
  return 'nodes' in node;
}

/** The builder's tree for a filter. A single condition gets its own group. */
export function nodesOf(where: Where | undefined): GroupNode {
  if (where === undefined) return newGroup();
  const node = nodeOf(where);
  return isGroup(node) ? node : newGroup([node]);
}

function nodeOf(where: Where): WhereNode {
  if ('and' in where) return newGroup(where.and.map(nodeOf), 'and');
  if ('or' in where) return newGroup(where.or.map(nodeOf), 'or');
  return { key: nextKey(), field: where.field, op: where.op, value: where.value };
}

/** The filter of the builder's tree, without incomplete conditions; undefined when it is empty. */
export function whereOf(node: WhereNode): Where | undefined {
  if (!isGroup(node)) return leafOf(node);
  const parts = node.nodes.flatMap((part) => whereOf(part) ?? []);
  if (parts.length === 0) return undefined;
  return node.join === 'and' ? { and: parts } : { or: parts };
}

function leafOf({ field, op, value }: LeafNode): WhereLeaf | undefined {
  if (op === 'empty' || op === 'filled') return { field, op };
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one));
    const isWhole = list.length > 0 && list.every((one) => one !== '' && one !== undefined);
    // The field's own editor made this value, so it has the right type.
    return isWhole ? { field, op, value: list as WhereValue } : undefined;
  }
  return value === '' || value === undefined || value === null ? undefined : { field, op, value: value as WhereValue };
}

/** The tree with one changed node; the node is removed when the change returns null. */
export function changeNode(group: GroupNode, key: number, change: (node: WhereNode) => WhereNode | null): GroupNode {
  const nodes = group.nodes.flatMap((node) => {
    if (node.key === key) return change(node) ?? [];
    return isGroup(node) ? [changeNode(node, key, change)] : [node];
  });
  return { ...group, nodes };
}
