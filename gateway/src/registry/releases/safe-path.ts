/** Whether a path of a build may become a file below its folder: plain names, no hidden ones, no way out. */
export function isSafePath(path: string): boolean {
  return path.length <= 200 && /^[A-Za-z0-9_][\w.@+-]*(\/[A-Za-z0-9_][\w.@+-]*)*$/.test(path);
}
