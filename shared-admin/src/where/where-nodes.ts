import {
  whereOps,
  type QueryField,
  type Where,
  type WhereLeaf,
  type WhereOp,
  type WhereValue,
} from '@enlace/shared-contract';

/** A condition or a group as the builder holds it, with a number of its own; values may be unfinished. */
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

/** A condition on a field as it begins: the first operator, no value. */
export function newLeaf(name: string, field: QueryField): LeafNode {
  const op: WhereOp = whereOps[field.kind][0];
  return { key: nextKey(), field: name, op, value: firstValue(field, op) };
}

/** What a condition is compared with when it has just got this operator. */
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

/** The builder's tree of a filter. A single condition stands in a group of its own. */
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

/** The filter that the builder shows; what is unfinished is left out, undefined when nothing is left. */
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
    // What stands there was typed or chosen in an editor of the field's own kind.
    return isWhole ? { field, op, value: list as WhereValue } : undefined;
  }
  return value === '' || value === undefined || value === null ? undefined : { field, op, value: value as WhereValue };
}

/** The tree with one node changed, or taken out when the change answers null. */
export function changeNode(group: GroupNode, key: number, change: (node: WhereNode) => WhereNode | null): GroupNode {
  const nodes = group.nodes.flatMap((node) => {
    if (node.key === key) return change(node) ?? [];
    return isGroup(node) ? [changeNode(node, key, change)] : [node];
  });
  return { ...group, nodes };
}
