import type { JobFacetGroup } from '@enlace/shared-contract/work';

import { readCode } from './facet-lists';

/** A published job as the search counts it. */
export interface IndexedJob {
  readonly id: number;
  readonly companyId: number;
  /** Times in ms since 1970. */
  readonly publishedAt: number;
  /** From then on the job accepts no applications. */
  readonly endsAt: number;
  readonly workplace: string;
  /** Null where the pay is not stated, as is the currency then. */
  readonly salaryYear: number | null;
  readonly currency: string | null;
  /** Places of its values in `JobIndex.values`. */
  readonly places: readonly number[];
}

/** A row of `job_facets` with its job; `job` is null for jobs that no visitor sees, now or later. */
interface IndexRow {
  readonly id: number;
  /** Number of the transaction that wrote the row; a greater one is later. */
  readonly changedIn: number;
  readonly codes: readonly number[];
  readonly job: Omit<IndexedJob, 'id' | 'places'> | null;
}

/** A value of a group: the id of a row, the number of an offer, or a word. */
export interface IndexedValue {
  readonly group: JobFacetGroup;
  readonly value: number | string;
}

/** The published jobs in memory, each with the values of all groups. 50,000 jobs need about 15 MB. */
export class JobIndex {
  readonly jobs = new Map<number, IndexedJob>();
  /** Every value that a job has or had. */
  readonly values: IndexedValue[] = [];
  readonly #places = new Map<number | string, number>();
  readonly #changes = new Map<number, number>();

  /** Takes a row over. Answers can overtake each other, so an older state never replaces a later one. */
  put({ id, changedIn, codes, job }: IndexRow): void {
    if (changedIn < (this.#changes.get(id) ?? 0)) return;
    this.#changes.set(id, changedIn);
    if (job === null) {
      this.jobs.delete(id);
      return;
    }
    const places = [...codes.flatMap((code) => this.#placeOfCode(code) ?? []), ...this.#placesOfWords(job)];
    this.jobs.set(id, { ...job, id, places });
  }

  /** The places of values by their codes, or of a currency; values that no job has are left out. */
  placesOf(keys: readonly (number | string)[]): Set<number> {
    return new Set(keys.flatMap((key) => this.#places.get(key) ?? []));
  }

  #placesOfWords({ workplace, salaryYear, currency }: Omit<IndexedJob, 'id' | 'places'>): number[] {
    return [
      this.#placeOf(workplace, { group: 'workplace', value: workplace }),
      salaryYear === null || currency === null
        ? this.#placeOf('unstated', { group: 'salary_unstated', value: '1' })
        : this.#placeOf(currency, { group: 'currency', value: currency }),
    ];
  }

  #placeOfCode(code: number): number | null {
    const place = this.#places.get(code);
    if (place !== undefined) return place;
    const value = readCode(code);
    return value === null ? null : this.#placeOf(code, { group: value.group, value: value.id });
  }

  /** Currencies are three capitals, so the keys of words differ from each other. */
  #placeOf(key: number | string, value: IndexedValue): number {
    const before = this.#places.get(key);
    if (before !== undefined) return before;
    this.#places.set(key, this.values.length);
    this.values.push(value);
    return this.values.length - 1;
  }
}
