import { styled } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import type { Medium } from '../media-calls';
import { nameOfMedia, smallUrl } from '../held-media';

/** One file of the library as a square: its picture, or its kind and name. */
export function MediaThumb({ medium }: { readonly medium: Pick<Medium, 'kind' | 'url' | 'srcset' | 'name'> }) {
  if (medium.kind === 'image') {
    return (
      <Frame>
        <img src={smallUrl(medium)} alt="" loading="lazy" decoding="async" />
      </Frame>
    );
  }
  return (
    <Frame>
      <Icon name="file" size={28} />
      <small>{nameOfMedia(medium).split('.').at(-1)?.toUpperCase()}</small>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  color: ${theme.color.inkSoft};
  > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > small {
    font-size: ${theme.textSize.caption};
    font-weight: 600;
  }
`;
