/** The caches of a browser as a service worker uses them, over stores that a test can look into. */
export function fakeCaches(stores: Map<string, Map<string, Response>>): object {
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (path: string) => store.get(path)?.clone(),
        put: async (path: string, answer: Response) => void store.set(path, answer),
      };
    },
  };
}
