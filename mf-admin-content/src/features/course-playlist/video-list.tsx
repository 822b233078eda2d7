import { useLateTexts } from '@enlace/shared-admin';
import type { PlaylistOutcome } from '@enlace/shared-contract/learning';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, theme } from '@enlace/shared-ui';

import { playlistDraftTexts } from './draft-texts';

interface Video {
  readonly position: number;
  readonly video_id: string;
  readonly title: string;
  readonly outcome: PlaylistOutcome;
}

export interface VideoListProps {
  readonly label: string;
  readonly videos: readonly Video[];
}

/** Each video of a playlist with its outcome: a lesson, or the reason why not. */
export function VideoList({ label, videos }: VideoListProps) {
  const t = useLateTexts(playlistDraftTexts);
  const { number } = useFormats();
  return (
    <Videos aria-label={label}>
      {videos.map(({ position, video_id: videoId, title, outcome }) => (
        <li key={position}>
          <span>{number(position)}</span>
          <strong>{title || videoId}</strong>
          <Badge tone={outcome === 'added' ? 'success' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
        </li>
      ))}
    </Videos>
  );
}

const Videos = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr auto;
    gap: ${theme.space[8]};
    align-items: baseline;
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  span:first-child {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  strong {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
