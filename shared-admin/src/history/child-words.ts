import type { ChangedChild } from '@enlace/shared-contract/admin';

import { optionalText, type ResourceTexts } from '../declare/resource-texts';

/** A field of a child row: the words of its resource within those of the parent, and its own name. */
export interface ChildField {
  /** `children.lessons.`; empty for a field of the record itself. */
  readonly prefix: string;
  readonly field: string;
}

/** Splits `lessons.12.title`. */
export function childFieldOf(name: string): ChildField {
  const [, parent, field = name] = /^(?:.*\.)?([a-z]\w*)\.\d+\.(.+)$/.exec(name) ?? [];
  return { prefix: parent === undefined ? '' : `children.${parent}.`, field };
}

/** A child row in words: `Lesson “First steps”`. */
export function childName(words: ResourceTexts, { path, name }: ChangedChild): string {
  const parts = path.split('.');
  const kind = optionalText(words, `children.${parts.at(-2) ?? ''}.one`) ?? '';
  return `${kind} ${name === null ? `#${parts.at(-1) ?? ''}` : `“${name}”`}`.trim();
}
