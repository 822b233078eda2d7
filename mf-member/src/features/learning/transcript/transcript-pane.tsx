import type { Cue } from '@enlace/shared-contract/learning';
import { clockTime } from '@enlace/shared-contract/text';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, tokens } from '@enlace/shared-ui';
import { memo, useEffect, useRef } from 'react';

import { Pane } from '../panes/pane';
import { saveText } from '../save-text';
import { learningTexts } from '../texts';

export interface TranscriptPaneProps {
  /** Of the lesson. */
  readonly title: string;
  readonly cues: readonly Cue[];
  /** Index of the cue at the position of the video; -1 before the first one. */
  readonly current: number;
  /** The same function at each drawing; null when the video plays elsewhere. */
  readonly onSeek: ((second: number) => void) | null;
}

/** The captions as a text. A press on a time goes there in the video. */
export function TranscriptPane({ title, cues, current, onSeek }: TranscriptPaneProps) {
  const t = useTexts(learningTexts);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const line = list.current?.children[current];
    // The list stays where the learner reads.
    if (list.current === null || !(line instanceof HTMLElement) || list.current.matches(':hover,:focus-within')) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current]);

  return (
    <Pane id="lesson-transcript" title={t('transcript.title')}>
      <List ref={list}>
        {cues.map((cue, index) => (
          // Two cues can be equal.
          <Line key={index} cue={cue} isCurrent={index === current} onSeek={onSeek} />
        ))}
      </List>
      <Button
        variant="ghost"
        size="small"
        iconBefore="download"
        onClick={() => saveText(`${title}.txt`, transcriptOf(title, cues), 'text/plain')}
      >
        {t('transcript.download')}
      </Button>
    </Pane>
  );
}

interface LineProps {
  readonly cue: Cue;
  readonly isCurrent: boolean;
  readonly onSeek: TranscriptPaneProps['onSeek'];
}

/** `memo`, because a long video has thousands of them. */
const Line = memo(function Line({ cue, isCurrent, onSeek }: LineProps) {
  const time = clockTime(cue.start);
  return (
    <li aria-current={isCurrent ? 'true' : undefined}>
      {onSeek === null ? (
        <Time>{time}</Time>
      ) : (
        <Button variant="ghost" size="small" onClick={() => onSeek(cue.start)}>
          {time}
        </Button>
      )}
      <span>{wordsOf(cue)}</span>
    </li>
  );
});

/** A text has one line for each cue. */
const wordsOf = ({ text }: Cue): string => text.split('\n').join(' ');

function transcriptOf(title: string, cues: readonly Cue[]): string {
  return `${title}\n\n${cues.map((cue) => `${clockTime(cue.start)} ${wordsOf(cue)}`).join('\n')}\n`;
}

const { color, media, radius, space, textSize } = tokens;

const List = styled.ol`
  position: relative;
  margin-block: ${space[8]};
  padding: 0;
  list-style: none;
  ${media.large} {
    max-height: 24rem;
    overflow-y: auto;
  }
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[8]};
    align-items: baseline;
    padding: ${space[4]};
    border-radius: ${radius.small};
    content-visibility: auto;
    contain-intrinsic-size: auto 3rem;
  }
  [aria-current] {
    background: ${color.marigoldSoft};
    color: ${color.marigoldInk};
  }
`;

const Time = styled.span`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;
