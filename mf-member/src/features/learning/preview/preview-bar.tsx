import type { CoursePreview } from '@enlace/shared-contract/authoring';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, Link, tokens } from '@enlace/shared-ui';

import { previewTexts } from './texts';

export interface PreviewBarProps {
  /** Id of the course. */
  readonly course: number;
  readonly required: CoursePreview['required'];
}

/** States that the page is a preview, with the courses that learners complete before, and leads back to the outline. */
export function PreviewBar({ course, required }: PreviewBarProps) {
  const t = useTexts(previewTexts);
  const { list } = useFormats();
  const unmetTitles = required.filter(({ is_met: isMet }) => !isMet).map(({ title }) => title);
  return (
    <Bar aria-label={t('bar')}>
      <Icon name="eye" />
      <p>
        <strong>{t('bar')}</strong>
        {unmetTitles.length > 0 && <span>{t('required', { courses: list(unmetTitles) })}</span>}
      </p>
      <Link to={`/admin/courses/${course}?panel=outline`}>{t('back')}</Link>
    </Bar>
  );
}

const { color, radius, space, textSize } = tokens;

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  margin-bottom: ${space[24]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.warningInk};
  font-size: ${textSize.small};
  > p {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    display: block;
  }
  a {
    color: inherit;
  }
`;
