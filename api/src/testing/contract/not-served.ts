import type { Endpoint } from './read-endpoints';

export interface Gap {
  /** Matches `group METHOD path`. */
  readonly rows: RegExp;
  readonly reason: string;
}

/** Rows of the table of calls that are not served yet, with the reason. Remove a row when its call is served. */
export const notServed: readonly Gap[] = [
  {
    rows: /^dashboards POST \/api\/dashboards\/(?!getTotalMembers$|getInfoCountry$)/,
    reason: 'these figures come with the dashboards',
  },
];

export function gapOf({ group, method, path }: Endpoint): Gap | undefined {
  return notServed.find(({ rows }) => rows.test(`${group} ${method} ${path}`));
}
