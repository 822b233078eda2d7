import { styled, useLocale } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { PlayerControl, PlayerState } from './player-control';
import { connectYoutube, youtubeAddress } from './youtube';

export interface YoutubePlayerProps {
  readonly videoId: string;
  /** Name of the frame. */
  readonly title: string;
  /** Second at which it starts. */
  readonly startAt: number;
  readonly controlRef: RefObject<PlayerControl | null>;
  readonly onState: (state: PlayerState) => void;
}

/** YouTube's player in its privacy mode. It is drawn after a press only, and starts to play. */
export function YoutubePlayer({ videoId, title, startAt, controlRef, onState }: YoutubePlayerProps) {
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  // A later position must not load the player again.
  const [address] = useState(() => youtubeAddress(videoId, { at: startAt, locale }));
  const handleState = useEffectEvent(onState);
  useEffect(() => {
    if (frame.current === null) return;
    const [playerControl, end] = connectYoutube(frame.current, handleState);
    controlRef.current = playerControl;
    return () => {
      controlRef.current = null;
      end();
    };
  }, [controlRef]);
  return (
    <Frame
      ref={frame}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${tokens.radius.card};
  background: #000;
`;
