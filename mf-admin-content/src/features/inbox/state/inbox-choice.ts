import { formFamilies, formKinds, formStates, inboxSorts } from '@enlace/shared-contract/forms';

/** The choices in an address of the inbox. Without a state, unfinished entries are shown. */
export interface InboxChoice {
  /** A state, `open` or `all`. */
  readonly state: string;
  readonly family: string;
  readonly kind: string;
  /** The list shows the entries of this assignee: a user's id, or `me`. `nobody`: no assignee. Empty: all entries. */
  readonly assignee: string;
  readonly search: string;
  /** Dates, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly sort: string;
  readonly order: string;
  readonly page: number;
  /** The entry that is open beside the list; null for none. */
  readonly entry: number | null;
}

const inboxPath = '/admin/inbox';
export const pageSize = 25;

const usual = { state: 'open', sort: 'created_at', order: 'desc' } as const;

/** Reads an address; invalid values are ignored. */
export function choiceOf(search: URLSearchParams): InboxChoice {
  const text = (name: string) => (search.get(name) ?? '').slice(0, 200);
  const among = (name: string, knownValues: readonly string[], otherwise = '') =>
    knownValues.includes(text(name)) ? text(name) : otherwise;
  const natural = (name: string) => {
    const number = Number(search.get(name));
    return Number.isInteger(number) && number > 0 && number <= 1_000_000_000 ? number : null;
  };
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : '';
  return {
    state: among('state', ['all', ...formStates], usual.state),
    family: among('family', formFamilies),
    kind: among('kind', formKinds),
    assignee: /^(me|nobody|[1-9]\d{0,8})$/.test(text('assignee')) ? text('assignee') : '',
    search: text('search'),
    from: day('from'),
    to: day('to'),
    sort: among('sort', inboxSorts, usual.sort),
    order: among('order', ['asc', 'desc'], usual.order),
    page: Math.min(natural('page') ?? 1, 1_000_000),
    entry: natural('entry'),
  };
}

/** The address of a choice, without default values. */
export function addressOf({ page, entry, ...choice }: InboxChoice): string {
  const entries = Object.entries({
    ...choice,
    page: page === 1 ? '' : String(page),
    entry: entry === null ? '' : String(entry),
  }).filter(([name, value]) => value !== '' && value !== (usual as Readonly<Record<string, string>>)[name]);
  const text = new URLSearchParams(entries).toString();
  return text === '' ? inboxPath : `${inboxPath}?${text}`;
}

/** Filters in the server's format. */
export function filtersOf({ state, family, kind, assignee, search, from, to }: InboxChoice) {
  return { state: state === 'all' ? '' : state, family, kind, assignee, search, from, to };
}

export function queryOf(choice: InboxChoice): Readonly<Record<string, unknown>> {
  const { sort, order, page } = choice;
  return { ...filtersOf(choice), sort, order, page, per_page: pageSize };
}

/** Whether a filter other than the state is active. */
export function isNarrowed({ family, kind, assignee, search, from, to }: InboxChoice): boolean {
  return [family, kind, assignee, search, from, to].some((value) => value !== '');
}
