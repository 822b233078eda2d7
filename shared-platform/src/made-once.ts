/**
 * Keeps what is made from the same arguments. Makers of `Intl` take a tenth of a millisecond each time, on a phone half
 * of one, and a page writes hundreds of dates and numbers.
 */
export function madeOnce<A extends readonly unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  const kept = new Map<string, T>();
  return (...given) => {
    const name = JSON.stringify(given);
    const found = kept.get(name);
    if (found !== undefined) return found;
    const made = make(...given);
    kept.set(name, made);
    return made;
  };
}
