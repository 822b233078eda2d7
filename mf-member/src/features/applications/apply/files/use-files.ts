import { isAppError } from '@enlace/shared-contract/errors';
import type { ApplicationFile } from '@enlace/shared-contract/recruiting';
import { isCancelled, useRunCall } from '@enlace/shared-data';
import { useRef, useState } from 'react';

import { applications } from '../../applications.slice';
import { useStoredPreview } from '../use-stored-preview';

/** A file that is not stored yet. */
interface NewFile {
  /** The same for each attempt, so that a file is stored once. */
  readonly key: string;
  readonly file: File;
  /** Null for a free attachment. */
  readonly question: number | null;
  readonly status: 'sending' | 'failed';
}

export interface Files {
  readonly newFiles: readonly NewFile[];
  /** Last message of the API for a place; empty without one. */
  readonly faultOf: (question: number | null) => string;
  /** The chosen files of a place, which are stored at once. */
  readonly choose: (question: number | null, files: readonly File[]) => void;
  readonly retry: (question: number | null) => void;
  readonly remove: (file: ApplicationFile) => void;
  /** Waits for files that are being sent. Resolves with the stored ones; null when one of them is not stored. */
  readonly rest: () => Promise<readonly ApplicationFile[] | null>;
}

/** Stores the files of an application one after the other, as soon as they are chosen. */
export function useFiles(job: number, failureText: string): Files {
  const run = useRunCall();
  const preview = useStoredPreview(job);
  const [newFiles, setNewFiles] = useState<readonly NewFile[]>([]);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const failedKeys = useRef(new Set<string>());
  /** Files that the user has taken away while they were being sent. */
  const droppedKeys = useRef(new Set<string>());
  const faultCount = useRef(0);

  const placeOf = (question: number | null) => String(question ?? '');
  const setFault = (question: number | null, text: string) =>
    setFaults((now) => ({ ...now, [placeOf(question)]: text }));
  const drop = (key: string) => {
    failedKeys.current.delete(key);
    setNewFiles((now) => now.filter((one) => one.key !== key));
  };
  const store = async ({ key, question, file }: NewFile) => {
    if (droppedKeys.current.has(key)) return;
    try {
      const storedFile = await run(applications.calls.addFile, { job, key, question, file }, key);
      if (droppedKeys.current.has(key)) return await run(applications.calls.removeFile, { id: storedFile.id }, key);
      preview.change(({ files }) => ({
        files: [...files.filter(({ id }) => id !== storedFile.id), storedFile],
      }));
      drop(key);
    } catch (error) {
      if (isCancelled(error) || droppedKeys.current.has(key)) return;
      faultCount.current += 1;
      const refusal = isAppError(error) ? (error.fields?.['file'] ?? error.fields?.['question_id'])?.[0] : undefined;
      setFault(question, refusal ?? ((isAppError(error) && error.userMessage) || failureText));
      // The API would refuse the same file again.
      if (refusal !== undefined) return drop(key);
      failedKeys.current.add(key);
      setNewFiles((now) => now.map((one) => (one.key === key ? { ...one, status: 'failed' } : one)));
    }
  };
  const enqueue = (file: NewFile) => {
    waiting.current = waiting.current.then(() => store(file));
  };

  return {
    newFiles,
    faultOf: (question) => faults[placeOf(question)] ?? '',
    choose(question, files) {
      setFault(question, '');
      const ofPlace = newFiles.filter((one) => one.question === question);
      for (const { key, file } of ofPlace) {
        if (files.includes(file)) continue;
        droppedKeys.current.add(key);
        drop(key);
      }
      const addedFiles = files
        .filter((file) => !ofPlace.some((one) => one.file === file))
        .map((file) => ({ key: crypto.randomUUID(), file, question, status: 'sending' as const }));
      setNewFiles((now) => [...now, ...addedFiles]);
      addedFiles.forEach(enqueue);
    },
    retry(question) {
      setFault(question, '');
      const failedFiles = newFiles.filter((one) => one.question === question && one.status === 'failed');
      failedFiles.forEach(({ key }) => failedKeys.current.delete(key));
      setNewFiles((now) => now.map((one) => (failedFiles.includes(one) ? { ...one, status: 'sending' } : one)));
      failedFiles.forEach(enqueue);
    },
    remove({ id, question_id: question }) {
      setFault(question, '');
      // The sending waits for it: afterwards the file would belong to the application.
      waiting.current = waiting.current.then(() =>
        run(applications.calls.removeFile, { id }, String(id)).then(
          () => preview.change(({ files }) => ({ files: files.filter((one) => one.id !== id) })),
          (error: unknown) => {
            if (!isCancelled(error)) setFault(question, (isAppError(error) && error.userMessage) || failureText);
          },
        ),
      );
    },
    async rest() {
      const earlierCount = faultCount.current;
      await waiting.current;
      const areStored = failedKeys.current.size === 0 && faultCount.current === earlierCount;
      return areStored ? (preview.read()?.files ?? []) : null;
    },
  };
}
