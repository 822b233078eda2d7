/** A map with a limited number of values: a new value replaces the one that was used longest ago. */
export class RecentMap<K, V> {
  /** The least recently used first. */
  readonly #values = new Map<K, V>();

  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.most && oldest !== undefined) this.#values.delete(oldest);
  }

  delete(key: K): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  /** The keys and values at this moment. */
  entries(): readonly (readonly [K, V])[] {
    return [...this.#values];
  }
}
