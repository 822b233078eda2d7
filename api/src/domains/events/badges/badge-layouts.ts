import type { badgeLayouts } from '@enlace/shared-contract/attendees';

type LayoutName = (typeof badgeLayouts)[number];

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** Sizes in millimetres. */
export interface BadgeLayout {
  readonly page: readonly [number, number];
  readonly badge: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
  /** Whether marks between the badges show where to cut. */
  readonly isCut: boolean;
}

function single(width: number, height: number): BadgeLayout {
  return { page: [width, height], badge: [width, height], columns: 1, rows: 1, isCut: false };
}

export const layouts: Readonly<Record<LayoutName, BadgeLayout>> = {
  a4: { page: [210, 297], badge: [90, 55], columns: 2, rows: 5, isCut: true },
  a6: single(148, 105),
  label_101x54: single(101, 54),
  label_100x62: single(100, 62),
};

/** Upper left corner of a place of the page, in points. The grid is in the middle of the page. */
export function placeOf({ page, badge, columns, rows }: BadgeLayout, place: number): readonly [number, number] {
  const x = (page[0] - columns * badge[0]) / 2 + (place % columns) * badge[0];
  const y = (page[1] - rows * badge[1]) / 2 + Math.floor(place / columns) * badge[1];
  return [x * mm, y * mm];
}
