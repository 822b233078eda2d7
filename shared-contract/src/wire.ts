import type { Access } from './access';

/** How a call's body is encoded (endpoints.tsv, column body). `smart`: JSON unless a file or relation field is present. */
export type BodyKind = 'none' | 'json' | 'multipart' | 'form' | 'smart';

/** One row of endpoints.tsv. Special cases of the contract are only there. */
export interface WireCall {
  readonly method: 'GET' | 'POST';
  /** As written in the specification, `{id}` for a parameter in path or query. */
  readonly path: string;
  readonly body: BodyKind;
  readonly access: Access;
  /** Query a list sends and the server assumes, e.g. `{ order: 'desc' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent often in the background: the page shows no progress for it. */
  readonly isQuiet?: boolean;
  /**
   * What a write outside the resources changes of the things that pages of visitors show, as names of resources, at
   * once or by a job that follows; empty when no page shows it. `{resource}` is the resource of the path, `any` the
   * resource that a job or a row names. It is missing for reads, and for the calls of a resource that the API mounts,
   * which change that resource.
   *
   * The gateway makes pages again by the announcements of the database, and not by this list: it is the promise that
   * `api/src/app/announced-changes.test.ts` compares with them. Bundles for browsers do not have it
   * (`tooling/src/webpack/pure-contract-loader.cjs`).
   */
  readonly changes?: readonly string[];
}

/** Fills `{id}` and appends a query, leaving out empty values; arrays become repeated `name[]`. */
export function wireUrl(
  call: Pick<WireCall, 'path' | 'query'>,
  parameters: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filledPath = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...call.query, ...query })) {
    if (Array.isArray(value)) value.forEach((entry) => search.append(`${name}[]`, String(entry)));
    else if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  if (text === '') return filledPath;
  return `${filledPath}${filledPath.includes('?') ? '&' : '?'}${text}`;
}
