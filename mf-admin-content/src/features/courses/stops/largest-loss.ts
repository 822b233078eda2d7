/** The minute after which most learners are lost, from 0; null when none are. */
export function largestLoss(minutes: readonly number[]): number | null {
  let place: number | null = null;
  let largest = 0;
  minutes.forEach((count, minute) => {
    const loss = count - (minutes[minute + 1] ?? count);
    if (loss <= largest) return;
    largest = loss;
    place = minute;
  });
  return place;
}
