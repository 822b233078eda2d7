import { styled } from '@enlace/shared-platform';
import { useState } from 'react';

import { color } from '../tokens/tokens';
import { Art } from './art';

interface Look {
  readonly $ratio: string;
  readonly $fit: 'cover' | 'contain';
  /** As CSS; the middle without it. */
  readonly $position: string | undefined;
}

const Frame = styled.div<Look>`
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--picture-radius, 1rem);
  background: ${color.sunken};
  > img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $fit }) => $fit};
    object-position: ${({ $position }) => $position};
  }
`;

export interface PictureProps {
  /** Missing or broken: woven art takes its place. */
  readonly src?: string | null | undefined;
  /** What is to be seen; empty when the words beside it say it all. */
  readonly alt: string;
  /** Width to height as CSS, `16/9` unless told; keeps the place while it loads. */
  readonly ratio?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly fit?: 'cover' | 'contain';
  /** What must stay in sight where the box is of another shape, in shares of width and height. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** In the first window: loaded at once and first. */
  readonly isEager?: boolean;
  /** Words that the art is drawn from, usually the record's name. */
  readonly seed?: string;
  readonly className?: string;
}

/** A picture in a box that never changes its size. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '16/9', srcSet, sizes, fit = 'cover', isEager, seed = alt, className } = props;
  const position = props.focus && `${Math.round(props.focus.x * 100)}% ${Math.round(props.focus.y * 100)}%`;
  const [broken, setBroken] = useState<string>();
  const isDrawn = src === null || src === undefined || src === '' || src === broken;
  return (
    <Frame $ratio={ratio} $fit={fit} $position={position} className={className}>
      {isDrawn ? (
        <Art seed={seed} />
      ) : (
        <img
          src={src}
          alt={alt}
          srcSet={srcSet}
          sizes={sizes}
          loading={isEager === true ? 'eager' : 'lazy'}
          fetchPriority={isEager === true ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </Frame>
  );
}
