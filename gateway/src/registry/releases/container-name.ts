/**
 * Name of the federation container of a release: two releases of one remote can live in one page only under two names.
 * The build of a remote forms the same name (`output.uniqueName`).
 */
export function containerName(id: string, version: string): string {
  return `${id}_${version}`.replace(/\W/g, '_');
}
