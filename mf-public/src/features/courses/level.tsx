import { courseLevels } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';

import { color } from '../../lib/tokens';
import { coursesTexts } from './texts';
import type { CourseRow } from './types';

/** The level of a course in words, and as steps of which those up to the level are filled. */
export function Level({ level }: Pick<CourseRow, 'level'>) {
  const t = useTexts(coursesTexts);
  const height = courseLevels.indexOf(level);
  return (
    <>
      <Steps aria-hidden="true" viewBox="0 0 16 12">
        {courseLevels.map((each, index) => (
          <rect key={each} x={index * 6} y={8 - index * 4} width="4" height={4 + index * 4} data-on={index <= height} />
        ))}
      </Steps>
      <span>{t(level)}</span>
    </>
  );
}

const Steps = styled.svg`
  display: inline-block;
  width: 1.25em;
  height: 0.9375em;
  margin-inline-end: 0.5em;
  fill: ${color.lineStrong};
  [data-on='true'] {
    fill: currentcolor;
  }
`;
