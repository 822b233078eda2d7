const dayMs = 86_400_000;

/** The first instant of a day (`2026-11-21`), UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The first instant after a day, UTC. */
export function dayAfter(day: string): Date {
  return new Date(startOf(day).getTime() + dayMs);
}
