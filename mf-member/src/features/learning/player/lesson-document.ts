const lessonPath = /^(?:\/[a-z]{2})?\/my\/courses\/[^/]+\/[^/]+\/?$/;

/**
 * Whether this lesson is in a document that was loaded as another page. Only the content policy of lessons allows videos
 * of other hosts (gateway/src/html/lesson-pages.ts), and moves within a document keep its policy.
 */
export function needsLessonDocument(): boolean {
  const visits = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isOther = visits.some(({ name }) => !lessonPath.test(new URL(name, location.href).pathname));
  // For an address that the gateway knows as no lesson, another load would change nothing.
  return isOther && lessonPath.test(location.pathname);
}

/** Loads the document of this lesson, with the same address. */
export function loadLessonDocument(): void {
  // When the address names a part of the page, a replacement would only scroll to it.
  if (location.hash === '') location.replace(location.href);
  else location.reload();
}
