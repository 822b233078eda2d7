import { Picture } from '@enlace/shared-ui';

export interface CoverProps {
  readonly of: { readonly slug: string; readonly cover: { readonly url: string; readonly alt: string } | null };
  /** Width divided by height; the default is `3/2`. */
  readonly ratio?: string;
  /** A large picture loads immediately; a small one loads when it is near the window. */
  readonly isLarge?: boolean;
}

export function Cover({ of: { slug, cover }, ratio = '3/2', isLarge = false }: CoverProps) {
  return (
    <Picture src={cover?.url} alt={isLarge ? (cover?.alt ?? '') : ''} ratio={ratio} seed={slug} isEager={isLarge} />
  );
}
