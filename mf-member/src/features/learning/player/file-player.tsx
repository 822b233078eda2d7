import type { Cue } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, tokens } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { learningTexts } from '../texts';
import { connectVideo, play } from './connect-video';
import type { PlayerControl, PlayerState } from './player-control';

export interface FilePlayerProps {
  readonly address: string;
  /** Name of the video. */
  readonly title: string;
  /** Second at which it starts. */
  readonly startAt: number;
  readonly cues: readonly Cue[];
  readonly controlRef: RefObject<PlayerControl | null>;
  readonly onState: (state: PlayerState) => void;
}

/** The browser's own player for a file. It is drawn after a press only, and starts to play. */
export function FilePlayer({ address, title, startAt, cues, controlRef, onState }: FilePlayerProps) {
  const t = useTexts(learningTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  // A later position must not start the video again.
  const [options] = useState(() => ({ startAt, cues, captionsLabel: t('keys.captions') }));
  const handleState = useEffectEvent(onState);
  useEffect(() => {
    if (video.current === null) return;
    const [playerControl, end] = connectVideo(video.current, options, handleState);
    controlRef.current = playerControl;
    return () => {
      controlRef.current = null;
      end();
    };
  }, [controlRef, options]);
  const retry = () => {
    setFailed(false);
    if (video.current === null) return;
    video.current.load();
    play(video.current);
    video.current.focus();
  };
  return (
    <>
      <Frame
        ref={video}
        src={address}
        aria-label={title}
        controls
        playsInline
        preload="none"
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <Failure role="alert">
          {t('player.failed')}
          <Button variant="secondary" size="small" iconBefore="refresh" onClick={retry}>
            {t('player.retry')}
          </Button>
          <ButtonLink to={address} target="_blank" variant="ghost" size="small" iconBefore="external">
            {t('player.elsewhere')}
          </ButtonLink>
        </Failure>
      )}
    </>
  );
}

const { radius, space } = tokens;

const Frame = styled.video`
  display: block;
  width: 100%;
  max-height: 100vh;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: #000;
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  margin-top: ${space[12]};
`;
