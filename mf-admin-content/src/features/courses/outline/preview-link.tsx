import { useLateTexts } from '@enlace/shared-admin';
import type { OutlineLesson } from '@enlace/shared-contract/authoring';
import { styled } from '@enlace/shared-platform';
import { ButtonLink, Icon, Link, theme } from '@enlace/shared-ui';

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
  const address = { to: `/my/courses/${course}/${slug}?as=learner`, target: '_blank' } as const;
  if (isForCourse)
    return (
      <ButtonLink {...address} variant="secondary" iconBefore="eye">
        {t('preview')}
      </ButtonLink>
    );
  const name = t('previewLesson', { name: title });
  return (
    <Eye {...address} variant="quiet" title={name} aria-label={name}>
      <Icon name="eye" size={18} />
    </Eye>
  );
}

/** As large as the icon buttons beside it. */
const Eye = styled(Link)`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 2rem;
  aspect-ratio: 1;
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${theme.color.line};
  }
`;
