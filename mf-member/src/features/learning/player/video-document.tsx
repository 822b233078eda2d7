import { useEffect, useState, type ReactNode } from 'react';

import { PageSkeleton } from '../../../lib/page-skeleton';
import { loadLessonDocument, needsLessonDocument } from './lesson-document';
import { videoSourceOf } from './video-source';

export interface VideoDocumentProps {
  /** Address of the lesson's video; null without one, and while the lesson is locked. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/**
 * The page of a lesson. When its video is a file, the page needs the document of a lesson, and loads it before it is
 * drawn: then nothing is typed yet that would be lost, and no player waits.
 */
export function VideoDocument({ address, children }: VideoDocumentProps) {
  const [isOther] = useState(needsLessonDocument);
  const isLoading = isOther && address !== null && videoSourceOf(address)?.kind === 'file';
  useEffect(() => {
    if (isLoading) loadLessonDocument();
  }, [isLoading]);
  return isLoading ? <PageSkeleton /> : children;
}
