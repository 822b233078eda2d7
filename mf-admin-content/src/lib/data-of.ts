/** A schema, as far as an answer is read by it. */
interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** Reads what an answer carries as `data`. */
export function dataOf<T>(schema: Reader<T>): Reader<T> {
  return {
    safeParse: (body) =>
      schema.safeParse(typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined),
  };
}
