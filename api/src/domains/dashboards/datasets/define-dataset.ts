import type { DatasetFilter, DatasetGrain, DatasetInfo, datasetKinds } from '@enlace/shared-contract/dashboards';
import type { Locale } from '@enlace/shared-contract/text';

import type { FactKind } from '../facts/fact-kinds';
import type { Drill } from './answers/drill';
import type { ViewerKind } from './viewer-kind';

type Kind = (typeof datasetKinds)[number];

/** Members that a data set counts: all of them, those with the role `latinas`, or those with a paid membership. */
const memberSources = ['members', 'latinas', 'premium'] as const;
type MemberSource = (typeof memberSources)[number];

/** What a data set counts: members, rows of facts, or rows of a table. */
type DatasetSource = MemberSource | readonly FactKind[] | 'memberships' | 'enrolments' | 'bookings';

/**
 * By what the numbers are split. `time`: steps of time; `subject`: jobs, companies and chapters; `none`: one number, which
 * is the sum since the beginning.
 */
export type DatasetDimension =
  'time' | 'none' | 'country' | 'state' | 'area' | 'chapter' | 'seniority' | 'title' | 'type' | 'years' | 'subject';

interface DatasetWords {
  readonly title: string;
  /** The question that the data set answers. */
  readonly question: string;
  /** What is counted and what is not. */
  readonly definition: string;
}

interface DatasetSettings {
  /** Last part of its address. */
  readonly name: string;
  readonly kind: Kind;
  readonly unit: DatasetInfo['unit'];
  readonly source: DatasetSource;
  readonly by: DatasetDimension;
  /** Steps of time, the usual one first. */
  readonly grains?: readonly DatasetGrain[];
  /** Period of a query without one: all time, or the last days. */
  readonly period: 'all' | number;
  readonly filters: readonly DatasetFilter[];
  readonly readers: readonly ViewerKind[];
  /** Most groups; the others become one group, or are left out of a ranking. */
  readonly most?: number;
  /** Whether recruiters can read each counted row, so that their numbers are exact. */
  readonly isOwnRecord?: boolean;
  /** Place among the first figures of a reader's home page. */
  readonly figure?: Partial<Readonly<Record<ViewerKind, number>>>;
  /** Paths of the lists behind the numbers. */
  readonly drill?: Drill;
  readonly words: Readonly<Record<Locale, DatasetWords>>;
}

export type Dataset = Required<Omit<DatasetSettings, 'drill' | 'most'>> & Pick<DatasetSettings, 'drill' | 'most'>;

/** Declares a data set; `entries.ts` lists it (docs/guides/dashboards.md). */
export function defineDataset(settings: DatasetSettings): Dataset {
  return { grains: [], isOwnRecord: false, figure: {}, ...settings };
}

/** Whether a data set counts members, whose numbers are protected by the members that they count. */
export function memberSourceOf({ source }: Pick<Dataset, 'source'>): MemberSource | null {
  return memberSources.find((name) => name === source) ?? null;
}
