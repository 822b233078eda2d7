import { useLateTexts } from '@enlace/shared-admin';
import type { OutlineLesson } from '@enlace/shared-contract/authoring';
import { ButtonLink, VisuallyHidden } from '@enlace/shared-ui';

import { outlineTexts } from './texts';

export interface PreviewLinkProps {
  /** Slug of the course. */
  readonly course: string;
  readonly lesson: Pick<OutlineLesson, 'slug' | 'title'>;
  /** Whether the link is for the whole course, which begins with this lesson. */
  readonly isForCourse?: boolean;
}

/** Opens a lesson as a new learner sees it, in a new tab. */
export function PreviewLink({ course, lesson: { slug, title }, isForCourse = false }: PreviewLinkProps) {
  const t = useLateTexts(outlineTexts);
  const address = { to: `/my/courses/${course}/${slug}?as=learner`, target: '_blank', iconBefore: 'eye' } as const;
  if (isForCourse)
    return (
      <ButtonLink {...address} variant="secondary">
        {t('preview')}
      </ButtonLink>
    );
  const name = t('previewLesson', { name: title });
  return (
    <ButtonLink {...address} variant="ghost" size="small" title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </ButtonLink>
  );
}
