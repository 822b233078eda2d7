import { Picture } from '@enlace/shared-ui';

export interface CoverProps {
  readonly of: { readonly slug: string; readonly cover: { readonly url: string; readonly alt: string } | null };
  /** Width to height; `3/2` unless told. */
  readonly ratio?: string;
  /** A large picture is part of what is told and loads at once; a small one accompanies a title. */
  readonly isLarge?: boolean;
}

/** A record's picture. */
export function Cover({ of: { slug, cover }, ratio = '3/2', isLarge = false }: CoverProps) {
  return (
    <Picture src={cover?.url} alt={isLarge ? (cover?.alt ?? '') : ''} ratio={ratio} seed={slug} isEager={isLarge} />
  );
}
