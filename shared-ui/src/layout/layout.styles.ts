import { css, styled } from '@enlace/shared-platform';

import { media, space, type Space } from '../tokens/tokens';

export interface FlowProps {
  readonly $gap: Space;
  readonly $align?: string | undefined;
  readonly $justify?: string | undefined;
}

const flow = css<FlowProps>`
  display: flex;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`;

export const Column = styled.div<FlowProps>`
  ${flow}
  flex-direction: column;
  > * {
    min-width: 0;
  }
`;

export const Row = styled.div<FlowProps & { readonly $isNoWrap?: boolean | undefined }>`
  ${flow}
  flex-wrap: ${({ $isNoWrap }) => ($isNoWrap === true ? 'nowrap' : 'wrap')};
`;

export const Tracks = styled.div<{
  readonly $gap: Space;
  readonly $min: string;
  readonly $columns?: number | undefined;
}>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  grid-template-columns: ${({ $min, $columns }) =>
    `repeat(auto-fill,minmax(min(100%,${
      $columns === undefined ? $min : `max(${$min},calc((100% - ${$columns - 1}*2rem)/${$columns}))`
    }),1fr))`};
`;

export const widths = { narrow: '38rem', text: '46rem', page: '76rem', wide: '92rem', full: 'none' } as const;

export const Middle = styled.div<{ readonly $width: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: auto;
  padding-inline: ${space[20]};
  ${media.medium} {
    padding-inline: ${space[40]};
  }
`;

export const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
