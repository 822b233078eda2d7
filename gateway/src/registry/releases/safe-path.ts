/** Whether a path of a build can become a file below its folder: plain names, no hidden files, no parent folders. */
export function isSafePath(path: string): boolean {
  return path.length <= 200 && /^[A-Za-z0-9_][\w.@+-]*(\/[A-Za-z0-9_][\w.@+-]*)*$/.test(path);
}
