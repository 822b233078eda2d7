import { LeaveGuard } from '@enlace/shared-admin';
import { useTexts } from '@enlace/shared-platform';

import { PlaylistBoard } from './playlist-board';
import type { PlaylistLine } from './playlist-lines';
import { PlaylistTools } from './playlist-tools';
import { coursePlaylistTexts } from './texts';

/** The lines before a change. */
export interface PastLines {
  readonly lines: readonly PlaylistLine[];
  /** The line whose title was typed: its letters are taken back as one change. Null for another change. */
  readonly typedUrl: string | null;
}

export interface PlaylistDraftProps {
  readonly lines: readonly PlaylistLine[];
  readonly past: readonly PastLines[];
  /** Marks titles that are missing. */
  readonly isChecked: boolean;
  readonly onChange: (lines: readonly PlaylistLine[], past: readonly PastLines[]) => void;
  /** The author leaves, and the changes are discarded. */
  readonly onLeave: () => void;
}

/** What the author makes of the videos: tools for all of them, and the board. */
export function PlaylistDraft({ lines, past, isChecked, onChange, onLeave }: PlaylistDraftProps) {
  const t = useTexts(coursePlaylistTexts);
  const last = past.at(-1);
  const handleChange = (nextLines: readonly PlaylistLine[], typedUrl: string | null = null) => {
    const isSameTitle = typedUrl !== null && last?.typedUrl === typedUrl;
    onChange(nextLines, isSameTitle ? past : [...past, { lines, typedUrl }]);
  };
  return (
    <>
      <PlaylistTools
        lines={lines}
        onChange={(nextLines) => handleChange(nextLines)}
        onUndo={last === undefined ? null : () => onChange(last.lines, past.slice(0, -1))}
      />
      <PlaylistBoard lines={lines} isChecked={isChecked} onChange={handleChange} />
      <LeaveGuard isDirty={past.length > 0} changedLabels={t('list')} onLeave={onLeave} />
    </>
  );
}
