import type { PlaylistOutcome } from '@enlace/shared-contract/learning';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Stack, Text, theme } from '@enlace/shared-ui';

import { coursePlaylistTexts } from './texts';

interface Video {
  readonly position: number;
  readonly title: string;
  readonly outcome: PlaylistOutcome;
}

export interface VideoListProps {
  readonly videos: readonly Video[];
  /** Number of videos beyond the limit of a course. */
  readonly leftOut: number;
  /** The lessons exist already. */
  readonly isDone: boolean;
}

/** Each video of a playlist with its outcome: a lesson, or the reason why not. */
export function VideoList({ videos, leftOut, isDone }: VideoListProps) {
  const t = useTexts(coursePlaylistTexts);
  const { number } = useFormats();
  const lessonCount = videos.filter(({ outcome }) => outcome === 'added').length;
  return (
    <Stack gap={8}>
      <Text role="status">
        {t(isDone ? 'added' : 'count', { added: number(lessonCount), all: number(videos.length) })}
      </Text>
      {leftOut > 0 && <Text tone="soft">{t('leftOut', { count: leftOut })}</Text>}
      <Videos aria-label={t('list')}>
        {videos.map(({ position, title, outcome }) => (
          <li key={position}>
            <span>{number(position)}</span>
            <strong>{title}</strong>
            <Badge tone={outcome === 'added' ? 'success' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
          </li>
        ))}
      </Videos>
    </Stack>
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
