import type { jefaPerks, perks } from '@enlace/shared-contract/partners';
import type { RowOf } from '@enlace/shared-contract/resources';
import { styled } from '@enlace/shared-platform';
import { Picture } from '@enlace/shared-ui';

import { space } from '../../lib/tokens';

export interface PerkPicturesProps {
  readonly of: Pick<RowOf<typeof perks> | RowOf<typeof jefaPerks>, 'gallery_featured_images'>;
}

/**
 * Uploaded pictures of a perk in their order, the first one large. Generated pictures are left out, because they only
 * repeat the name.
 */
export function PerkPictures({ of: { gallery_featured_images: pictures } }: PerkPicturesProps) {
  const uploadedPictures = pictures.filter(({ url }) => !url.endsWith('.svg'));
  if (uploadedPictures.length === 0) return null;
  return (
    <Row>
      {uploadedPictures.map(({ url, alt, srcset, focus }) => (
        <li key={url}>
          <Picture
            src={url}
            alt={alt}
            ratio="3/2"
            focus={focus}
            {...(srcset === undefined ? {} : { srcSet: srcset, sizes: '(min-width: 64em) 24rem, 90vw' })}
          />
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  --picture-radius: 0.5rem;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[4]};
  max-width: 24rem;
  margin-block: ${space[4]} ${space[8]};
  > :first-child {
    grid-column: 1 / -1;
  }
`;
