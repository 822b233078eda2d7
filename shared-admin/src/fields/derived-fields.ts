import { limitsOf, type Resource, type SchemaPart } from '@enlace/shared-contract/resources';

import { seoFieldNames, type SeoFieldName } from '../form/seo-fields';
import type { DeclaredField } from './declared-field';

/**
 * Fields of a body that a form shows; pairs, alternative texts, translations and head fields have their own editors.
 */
export type WritableName<R extends Resource> = string extends keyof R['write']['shape']
  ? never
  : Exclude<
      keyof R['write']['shape'] & string,
      `${string}attach_${string}` | `${string}detach_${string}` | `${string}_alt` | 'translations' | SeoFieldName
    >;

/** Texts with at least this maximum length have a multi-line editor. */
const longText = 500;

/**
 * Fields of the contract's `write` that no section of a declaration names, with a control for their schema.
 * @param names fields that a section shows or that the declaration hides
 * @throws for a field whose schema determines no control, e.g. a list: a section must name it
 */
export function deriveFields(contract: Resource, names: ReadonlySet<string>): readonly DeclaredField[] {
  return Object.keys(contract.write.shape)
    .filter((name) => !names.has(name) && isShown(contract, name))
    .map((name) => deriveField(contract, name));
}

function isShown({ write, drops, hasSeo }: Resource, name: string): boolean {
  if (name === 'translations' || drops.includes(name) || /(?:^|_)(?:at|de)tach_/.test(name)) return false;
  if (hasSeo && (seoFieldNames as readonly string[]).includes(name)) return false;
  const [, picture = ''] = /^(.+)_alt$/.exec(name) ?? [];
  return !(picture in write.shape || `attach_${picture}` in write.shape);
}

function deriveField(contract: Resource, name: string): DeclaredField {
  const schema: SchemaPart | undefined = contract.write.shape[name];
  const { type, entries, isAddress } = valueOf(schema);
  if (entries !== undefined) return { name, type: 'choice', choices: Object.values(entries).map(String) };
  if (type === 'boolean') return { name, type: 'switch' };
  if (type === 'number') return { name, type: 'number', width: 'half' };
  if (type === 'unknown') return { name, type: 'image' };
  if (type !== 'string') throw new Error(`${contract.name}.${name}: name it in a section or in \`hides\``);
  if (contract.richText.includes(name)) return { name, type: 'richText' };
  if (name.endsWith('_on')) return { name, type: 'date', width: 'half' };
  if (name.endsWith('_at')) return { name, type: 'instant' };
  if (isAddress) return { name, type: 'url' };
  const { maxLength = 0 } = limitsOf(contract.write, name);
  return { name, type: maxLength >= longText ? 'textarea' : 'text' };
}

interface Value {
  readonly type: string;
  readonly entries?: Readonly<Record<string, string | number>>;
  /** Whether the value is the address of a web page. */
  readonly isAddress: boolean;
}

/** The innermost schema: without `optional`, `nullable`, the options for an empty field and transforms. */
function valueOf(schema: SchemaPart | undefined): Value {
  if (schema === undefined) return { type: 'none', isAddress: false };
  const { type, innerType, options, in: input, out, entries, checks = [] } = schema._zod.def;
  const inner = innerType ?? options?.at(-1) ?? (out?._zod.def.type === 'transform' ? input : out);
  if (inner !== undefined) return valueOf(inner);
  const isAddress = checks.some(({ _zod: { def } }) => def.pattern?.source.startsWith('^https?:') === true);
  return { type, isAddress, ...(entries !== undefined && { entries }) };
}
