import type { Fill } from './svg-parts';

export interface PictureValue {
  readonly label: string;
  /** The number in words. */
  readonly words: string;
  /** Null: hidden. */
  readonly value: number | null;
  /** Of the comparison; null when it is hidden, or without one. */
  readonly before: number | null;
  readonly fill: Fill;
}

/** What a file shows. All words are in the language of the page. */
export interface Picture {
  readonly lang: string;
  readonly title: string;
  /** Below the title: question, period, comparison, filters. */
  readonly lines: readonly string[];
  /** Meaning of the signs; those in use only. */
  readonly legend: readonly { readonly sign: Fill | 'before'; readonly words: string }[];
  readonly source: string;
  readonly isTime: boolean;
  readonly values: readonly PictureValue[];
  readonly numberWords: (value: number) => string;
}

/** Parts of a drawing, and their height in pixels. */
export interface DrawnPart {
  readonly parts: readonly string[];
  readonly height: number;
}

export const pictureWidth = 960;
export const margin = 32;

export function highestOf(values: readonly PictureValue[]): number {
  return Math.max(1, ...values.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
}
