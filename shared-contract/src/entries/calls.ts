export { foldBrackets, toFormEntries } from '../brackets';
export { wire } from '../define-resource';
export { type BodyKind, type WireCall, wireUrl } from '../wire';
