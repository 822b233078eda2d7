import { SomeNames } from '@enlace/shared-admin';

/** Who leads a chapter, in one cell. */
export function leaderNames(leaders: readonly { readonly name: string }[]) {
  return leaders.length === 0 ? null : <SomeNames names={leaders.map(({ name }) => name)} shown={1} />;
}
