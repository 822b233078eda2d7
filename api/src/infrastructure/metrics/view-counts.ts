/**
 * What happened to a view of a page: `ignored` is of a bot, of the own staff or without consent; `refused` came too often
 * from one address, or met a full queue; `failed` could not be written.
 */
type ViewOutcome = 'queued' | 'ignored' | 'refused' | 'failed';

const counts: Record<ViewOutcome, number> = { queued: 0, ignored: 0, refused: 0, failed: 0 };

/** Counts the views that this process received. */
export function countViews(outcome: ViewOutcome, amount = 1): void {
  counts[outcome] += amount;
}

/** Views since the start of this process. */
export function viewCounts(): Readonly<Record<ViewOutcome, number>> {
  return { ...counts };
}
