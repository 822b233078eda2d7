import { Picture } from '@enlace/shared-ui';

/** Kinds of records with a motif of their own. */
export type CoverKind = 'events' | 'chapters' | 'courses' | 'news';

export interface CoverProps {
  /** Chooses the motif of a record without a picture. */
  readonly kind: CoverKind;
  readonly of: { readonly slug: string; readonly cover: { readonly url: string; readonly alt: string } | null };
  /** Width divided by height; the default is `3/2`. */
  readonly ratio?: string;
  /** A large picture loads immediately; a small one loads when it is near the window. */
  readonly isLarge?: boolean;
}

export function Cover({ kind, of: { slug, cover }, ratio = '3/2', isLarge = false }: CoverProps) {
  return (
    <Picture
      src={cover?.url ?? `/api/v2/art/${kind}/${slug}.svg`}
      alt={isLarge ? (cover?.alt ?? '') : ''}
      ratio={ratio}
      seed={slug}
      isEager={isLarge}
    />
  );
}
