import { PostgresQueryCompiler, sql } from 'kysely';

import type { Expression } from '../table/expressions';

/** SQL as text: the pieces between its values. */
export interface FlatExpression {
  /** One more than there are values. */
  readonly pieces: readonly string[];
  readonly values: readonly unknown[];
}

/** No statement contains this character. */
const separator = '\0';

class FlatCompiler extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return separator;
  }
}

/** Compiles an expression to text, without numbers of its values: so it can become a part of other statements. */
export function flattenExpression(expression: Expression): FlatExpression {
  const { sql: text, parameters } = new FlatCompiler().compileQuery(expression.toOperationNode(), { queryId: 'flat' });
  return { pieces: text.split(separator), values: parameters };
}

/** The expression of a text with its values. */
export function expressionOf({ pieces, values }: FlatExpression): Expression {
  return sql<unknown>(Object.assign([...pieces], { raw: pieces }), ...values);
}

/** Characters that no text of SQL gives a meaning. */
const plainValue = /^[\w-]{1,60}$/;

/**
 * Writes the values of a filter into its SQL if they have only letters, digits, hyphens and underscores. The database
 * can then keep one plan for each of these values. Other values stay parameters.
 */
export function inlinePlainValues(expression: Expression): Expression {
  const { pieces, values } = flattenExpression(expression);
  const [first = '', ...rest] = pieces;
  const mergedPieces = [first];
  const parameters: unknown[] = [];
  rest.forEach((piece, at) => {
    const value = values[at];
    const text = isScalar(value) ? String(value) : '';
    if (plainValue.test(text)) mergedPieces.push(`${mergedPieces.pop() ?? ''}'${text}'${piece}`);
    else {
      parameters.push(value);
      mergedPieces.push(piece);
    }
  });
  return expressionOf({ pieces: mergedPieces, values: parameters });
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
