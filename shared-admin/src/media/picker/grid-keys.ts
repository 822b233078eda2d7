/**
 * The place of a grid that a key leads to; null for other keys. The number of columns is read from the page, because it
 * depends on the window.
 */
export function nextInGrid(key: string, current: number, list: HTMLElement | null): number | null {
  const count = list?.children.length ?? 0;
  const columns = columnsOf(list);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current - columns,
    ArrowDown: current + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  if (next === undefined) return null;
  return next < 0 || next >= count ? current : next;
}

function columnsOf(list: HTMLElement | null): number {
  if (list === null) return 1;
  const tops = [...list.children].map((child) => child.getBoundingClientRect().top);
  const inFirst = tops.filter((top) => top === tops[0]).length;
  return Math.max(1, inFirst);
}
