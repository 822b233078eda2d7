import { Picture } from '@enlace/shared-ui';

import type { Story } from './types';

export interface StoryPictureProps {
  readonly story: Pick<Story, 'slug' | 'featured_image'>;
  readonly ratio?: string;
  /** A large picture loads immediately; a small one loads when it is near the window. */
  readonly isLarge?: boolean;
}

export function StoryPicture({ story: { slug, featured_image: image }, ratio = '3/2', isLarge }: StoryPictureProps) {
  const sizes = isLarge === true ? '(min-width: 64em) 48rem, 100vw' : '(min-width: 40em) 14rem, 7rem';
  return (
    <Picture
      src={image?.url}
      alt={isLarge === true ? (image?.alt ?? '') : ''}
      ratio={ratio}
      seed={slug}
      focus={image?.focus}
      {...(image?.srcset === undefined ? {} : { srcSet: image.srcset, sizes })}
      isEager={isLarge === true}
    />
  );
}
