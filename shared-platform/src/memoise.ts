/**
 * Remembers the result for the same arguments. Making an `Intl` formatter takes 0.1 ms, on a phone 0.5 ms, and a page
 * formats hundreds of dates and numbers.
 */
export function memoise<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const results = new Map<string, T>();
  return (...args) => {
    const name = JSON.stringify(args);
    const storedResult = results.get(name);
    if (storedResult !== undefined) return storedResult;
    const result = make(...args);
    results.set(name, result);
    return result;
  };
}
