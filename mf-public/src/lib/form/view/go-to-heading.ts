/** Scrolls to the heading and moves the focus to it, for a new page at the same address. */
export function goToHeading(heading: HTMLElement | null): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
