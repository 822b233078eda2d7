/** The page on which a member applies for a job. */
export function applyPath(slug: string): string {
  return `/jobs/${encodeURIComponent(slug)}/apply`;
}

/** The profile, with the way back to the application for a job. */
export function profilePath(slug: string): string {
  return `/my/profile?apply=${encodeURIComponent(slug)}`;
}
