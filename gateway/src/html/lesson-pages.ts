const lessonPath = /^\/my\/courses\/[^/]+\/[^/]+\/?$/;

/** Whether a page is that of a lesson. Its videos can be files on other hosts. The path has no language. */
export function isLessonPage(path: string): boolean {
  return lessonPath.test(path);
}
