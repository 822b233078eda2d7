import { styled } from '@enlace/shared-platform';
import { useState } from 'react';

import { color } from '../tokens/tokens';
import { Art } from './art';

interface Look {
  readonly $ratio: string;
  readonly $fit: 'cover' | 'contain';
  /** CSS value; centred by default. */
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
  /** When it is missing or cannot be loaded, woven art replaces it. */
  readonly src?: string | null | undefined;
  /** Its description; empty when the text beside it is enough. */
  readonly alt: string;
  /** Width to height as CSS, `16/9` by default; reserves the space during loading. */
  readonly ratio?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly fit?: 'cover' | 'contain';
  /** The point that stays visible in a box of another shape, in shares of width and height. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** For the first window: loaded at once and with priority. */
  readonly isEager?: boolean;
  /** Seed of the art, usually the record's name. */
  readonly seed?: string;
  readonly className?: string;
}

/** A picture in a box with a constant size. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '16/9', srcSet, sizes, fit = 'cover', isEager, seed = alt, className } = props;
  const position = props.focus && `${Math.round(props.focus.x * 100)}% ${Math.round(props.focus.y * 100)}%`;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isDrawn = src === null || src === undefined || src === '' || src === brokenUrl;
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
          fetchPriority={isEager === true ? 'high' : undefined}
          decoding="async"
          onError={() => setBrokenUrl(src)}
        />
      )}
    </Frame>
  );
}
