interface NextLesson {
  readonly slug: string;
  /** Where the learner stopped, in seconds. */
  readonly position: number;
}

/** Address of a lesson. A video goes on at once where the learner stopped: the press on the link loads it. */
export function addressOf(course: string, { slug, position }: NextLesson): string {
  return `/my/courses/${course}/${slug}${position > 0 ? '?play=1' : ''}`;
}
