import type { TrackingEntry } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Icon, theme } from '@enlace/shared-ui';

import { Quote } from './quote';
import { Sentence, type SentenceProps } from './sentence';
import { trackingTexts } from './texts';

const { color, space, textSize } = theme;

const icons = { view: 'eye', contact: 'mail', application: 'briefcase', note: 'edit' } as const satisfies Readonly<
  Record<TrackingEntry['kind'], string>
>;

const tones = { sent: 'marigold', accepted: 'success', declined: 'neutral' } as const;

/** One entry of the history: a sentence, the time, and the words of a message or a note. */
export function TrackingRow({ entry, hasLink }: SentenceProps) {
  const t = useTexts(trackingTexts);
  const { date } = useFormats();
  const { kind, at, state, text } = entry;
  return (
    <Row>
      <Sign $kind={kind}>
        <Icon name={icons[kind]} size={18} label={t(`kinds.${kind}`)} />
      </Sign>
      <div>
        <p>
          <Sentence entry={entry} hasLink={hasLink} />
        </p>
        {text !== null && text !== '' && <Quote text={text} />}
        {state !== null && <Badge tone={tones[state]}>{t(`contactStates.${state}`)}</Badge>}
      </div>
      <time dateTime={at}>{date(at, { timeStyle: 'short' })}</time>
    </Row>
  );
}

const grounds = {
  view: [color.neutralSoft, color.neutralInk],
  contact: [color.tealSoft, color.tealInk],
  application: [color.plumSoft, color.plumInk],
  note: [color.marigoldSoft, color.marigoldInk],
} as const;

const Sign = styled.span<{ readonly $kind: TrackingEntry['kind'] }>`
  display: grid;
  place-items: center;
  width: 2.25rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${({ $kind }) => grounds[$kind][0]};
  color: ${({ $kind }) => grounds[$kind][1]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  font-size: ${textSize.small};
  &:last-child {
    border-bottom: 0;
  }
  > div {
    display: grid;
    gap: ${space[8]};
    justify-items: start;
    min-width: 0;
    padding-top: ${space[4]};
    overflow-wrap: anywhere;
  }
  > time {
    padding-top: ${space[4]};
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
