import type { Viewer } from '@enlace/shared-contract/access';

import { RecentMap } from '../../../infrastructure/memory/recent-map';
import type { Expression } from '../table/expressions';
import type { ReadContext } from '../table/read-context';
import { expressionOf, type FlatExpression, flattenExpression } from './flat-expression';

/**
 * The compiler gets these values in place of the values of a request. `fillIn` later replaces them with the values of
 * each request.
 */
const standIns = { now: new Date('9898-09-08T07:06:05.043Z'), id: 8_989_767_454_321, name: 'standing in 8989767' };
const traces = /9898|8989767/;

const mostShapes = 300;

/**
 * Expressions that are compiled once for all requests with the same language and rights. The present time and the
 * viewer's id are filled in for each request. An expression that uses them other than as values is never kept.
 */
export class ExpressionShapes {
  /** Null for expressions that are not kept. */
  readonly #shapes = new RecentMap<string, FlatExpression | null>(mostShapes);

  /** The expression that `build` returns for the context; `name` names everything else that it depends on. */
  bind(name: string, context: ReadContext, build: (context: ReadContext) => Expression): Expression {
    const key = `${name} ${context.lang} ${context.isForForm === true} ${rightsOf(context.viewer ?? null)}`;
    let shape = this.#shapes.get(key);
    if (shape === undefined) {
      shape = compileShape(context, build);
      this.#shapes.set(key, shape);
    }
    return shape === null ? build(context) : fillIn(shape, context);
  }
}

function compileShape(context: ReadContext, build: (context: ReadContext) => Expression): FlatExpression | null {
  const viewer = context.viewer ? { ...context.viewer, id: standIns.id, name: standIns.name } : null;
  const shape = flattenExpression(build({ ...context, now: standIns.now, viewer }));
  const otherValues = shape.values.filter((value) => value !== standIns.now && value !== standIns.id);
  const isKept = ![...shape.pieces, ...otherValues].some((part) => traces.test(JSON.stringify(part) ?? ''));
  return isKept ? shape : null;
}

function fillIn({ pieces, values }: FlatExpression, { now, viewer }: ReadContext): Expression {
  const ownValues = values.map((value) => {
    if (value === standIns.now) return now;
    return value === standIns.id ? viewer?.id : value;
  });
  return expressionOf({ pieces, values: ownValues });
}

const rightsByViewer = new WeakMap<Viewer, number>();
const numbersOfRights = new Map<string, number>();
const mostRights = 1000;
let lastNumber = 0;

/** A number for the rights of a viewer: equal for equal rights, 0 for visitors. */
function rightsOf(viewer: Viewer | null): number {
  if (viewer === null) return 0;
  const before = rightsByViewer.get(viewer);
  if (before !== undefined) return before;
  const rights = JSON.stringify([viewer.roles, viewer.permissions]);
  const number = numbersOfRights.get(rights) ?? (lastNumber += 1);
  if (numbersOfRights.size >= mostRights) numbersOfRights.clear();
  numbersOfRights.set(rights, number);
  rightsByViewer.set(viewer, number);
  return number;
}
