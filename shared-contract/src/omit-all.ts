/** The mask for `z.omit` that leaves out every field of a shape. */
export function omitAll<T extends object>(shape: T): { [K in keyof T]: true } {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as { [K in keyof T]: true };
}
