/** The part of a schema's issue that is read. */
export interface Issue {
  readonly code?: string | undefined;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** Why a value does not fit its schema. `limit` is in characters for texts, a number for numbers. */
export interface Fault {
  readonly key: FaultKey;
  readonly limit?: number;
}

export type FaultKey =
  'required' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'email' | 'url' | 'tel' | 'date' | 'number' | 'invalid';

/**
 * Reads an issue of a schema for a field.
 * @param kind of the control, e.g. `email`; kinds without a message of their own are `invalid`
 */
export function faultOf(issue: Issue, kind: string, isRequired: boolean): Fault {
  const { code } = issue;
  const bound = Number(code === 'too_small' ? issue.minimum : issue.maximum);
  if (kind === 'number') {
    if (code === 'too_small') return { key: 'tooSmall', limit: bound };
    return code === 'too_big' ? { key: 'tooBig', limit: bound } : { key: 'number' };
  }
  if (code === 'too_small') return bound > 1 ? { key: 'tooShort', limit: bound } : { key: 'required' };
  if (code === 'too_big') return { key: 'tooLong', limit: bound };
  if (code === 'invalid_type' && isRequired) return { key: 'required' };
  return kind === 'email' || kind === 'url' || kind === 'tel' || kind === 'date' ? { key: kind } : { key: 'invalid' };
}
