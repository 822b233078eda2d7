const lessonPath = /^(?:\/[a-z]{2})?\/my\/courses\/[^/]+\/[^/]+\/?$/;

/**
 * Whether the document of this page was loaded as a lesson. Only the content policy of lessons allows videos of other
 * hosts (gateway/src/html/lesson-pages.ts), and moves within a document keep its policy.
 */
export function isLessonDocument(): boolean {
  const visits = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return visits.every(({ name }) => lessonPath.test(new URL(name).pathname));
}

/** Loads the page anew as a lesson, where the video plays. */
export function loadLessonDocument(): void {
  const url = new URL(location.href);
  url.searchParams.set('play', '1');
  // An address with a part of the page would only scroll to it.
  url.hash = '';
  location.replace(url);
}
