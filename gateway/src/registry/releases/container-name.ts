/**
 * Name of the federation container of a release. Two releases of one remote can run in one page only under different
 * names.
 * The build of a remote forms the same name (`output.uniqueName`).
 */
export function containerName(id: string, version: string): string {
  return `${id}_${version}`.replace(/\W/g, '_');
}
