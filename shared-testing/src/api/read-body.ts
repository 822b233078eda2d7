import { foldBrackets, type BodyKind } from '@enlace/shared-contract/calls';
import { encodingOf, toFormData } from '@enlace/shared-data';

import type { Row } from './fake-store';

/** A body as the server reads it, after the encoding of its call, so that tests see losses of the wire. */
export function readBody(kind: BodyKind, values: Row | undefined): Row {
  if (values === undefined) return {};
  const encoding = encodingOf(kind, values);
  if (encoding === 'none') return {};
  if (encoding === 'json') return JSON.parse(JSON.stringify(values)) as Row;
  return foldBrackets(toFormData(values).entries());
}
