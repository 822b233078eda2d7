import type { Cue } from '@enlace/shared-contract/learning';
import { clockTime } from '@enlace/shared-contract/text';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Icon, tokens } from '@enlace/shared-ui';
import type { RefObject } from 'react';

import { lazyPart } from '../../../lib/lazy-part';
import { learningTexts } from '../texts';
import type { PlayerControl, PlayerState } from './player-control';
import { PlayerSkeleton } from './player-skeleton';
import { videoSourceOf } from './video-source';

const YoutubePlayer = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-youtube" */ './youtube-player')).YoutubePlayer,
  <PlayerSkeleton />,
);
const FilePlayer = lazyPart(
  async () => (await import(/* webpackChunkName: "lesson-video-file" */ './file-player')).FilePlayer,
  <PlayerSkeleton />,
);

export interface LessonVideoProps {
  readonly title: string;
  readonly address: string;
  readonly minutes: number;
  readonly cues: readonly Cue[];
  /** Second at which the learner stopped; null until it is known. */
  readonly stoppedAt: number | null;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly controlRef: RefObject<PlayerControl | null>;
  readonly onState: (state: PlayerState) => void;
}

/** The video of a lesson: a button that loads the player, or a link where the video cannot be embedded. */
export function LessonVideo(props: LessonVideoProps) {
  const { title, address, minutes, cues, stoppedAt, isLoaded, onLoad, controlRef, onState } = props;
  const t = useTexts(learningTexts);
  const { number } = useFormats();
  const source = videoSourceOf(address);
  if (source === null)
    return (
      <Elsewhere>
        <ButtonLink to={address} iconBefore="play" variant="secondary" target="_blank">
          {t('video')}
        </ButtonLink>
        <span>{t('videoHint')}</span>
      </Elsewhere>
    );
  if (isLoaded && stoppedAt !== null) {
    const shared = { title: t('player.frame', { title }), startAt: stoppedAt, controlRef, onState };
    return (
      <Place>
        {source.kind === 'youtube' ? (
          <YoutubePlayer videoId={source.id} {...shared} />
        ) : (
          <FilePlayer address={source.address} cues={cues} {...shared} />
        )}
      </Place>
    );
  }
  return (
    <Place>
      <Poster type="button" onClick={onLoad} aria-busy={isLoaded}>
        <Disc>
          <Icon name="play" size={32} />
        </Disc>
        <strong>{stoppedAt ? t('player.resume', { time: clockTime(stoppedAt) }) : t('player.play')}</strong>
        <span>
          {minutes > 0 && `${t('player.minutes', { count: minutes, minutes: number(minutes) })} · `}
          {source.kind === 'youtube' ? t('player.privacy') : t('player.host', { host: source.host })}
        </span>
      </Poster>
    </Place>
  );
}

const { color, radius, space, textSize } = tokens;

const Place = styled.div`
  margin-top: ${space[24]};
`;

const Elsewhere = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  margin-top: ${space[24]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Poster = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[8]};
  width: 100%;
  min-height: 12rem;
  aspect-ratio: 16 / 9;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  font: inherit;
  text-align: center;
  cursor: pointer;
  span {
    font-size: ${textSize.small};
  }
`;

const Disc = styled.i`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: ${color.marigoldInk};
  color: ${color.marigoldSoft};
`;
