import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import type { CellProps } from './cells';

/** The second line of a cell; not rendered when it is empty. */
export function DetailLine({ column, row, words }: CellProps) {
  const formats = useFormats();
  const detail = column.detail?.(row, { words, formats });
  return detail === null || detail === undefined || detail === '' ? null : <Line data-detail="">{detail}</Line>;
}

const Line = styled.span`
  display: -webkit-box;
  overflow: hidden;
  max-width: 52ch;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-weight: 400;
  /* An address without spaces is cut at its end, not at its first hyphen. */
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
