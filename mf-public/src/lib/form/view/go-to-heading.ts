/** The page has turned without a new address: its beginning comes into sight, and a screen reader reads on from there. */
export function goToHeading(heading: HTMLElement | null): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
