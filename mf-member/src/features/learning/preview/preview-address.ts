import type { PreviewLesson } from './lesson-preview.slice';

/** Address of a lesson in the preview. */
export function previewAddressOf({ course, slug }: Pick<PreviewLesson, 'course' | 'slug'>): string {
  return `/my/courses/${course.slug}/${slug}?as=learner`;
}
