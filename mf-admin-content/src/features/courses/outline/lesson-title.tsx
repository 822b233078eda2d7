import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { OutlineLesson } from '@enlace/shared-contract/authoring';
import type { Subject } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { IconButton, Link, TextInput, theme } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { admin } from '../../../lib/admin';
import { outlineTexts } from './texts';

export interface LessonTitleProps {
  readonly lesson: OutlineLesson;
  /** Missing when the user may not edit lessons. */
  readonly renameCall: WireCall | undefined;
  /** What a new title changes. */
  readonly changes: readonly Subject[];
}

/** The title of a lesson, which is renamed in its place: Enter saves, Escape leaves it as it was. */
export function LessonTitle({ lesson: { id, title }, renameCall, changes }: LessonTitleProps) {
  const t = useLateTexts(outlineTexts);
  const { showFailure, showSuccess } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `title of lesson ${id}`);
  const [typedTitle, setTypedTitle] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEditing = typedTitle !== null;
  useEffect(() => {
    if (isEditing) field.current?.select();
  }, [isEditing]);

  const close = (isByKey: boolean) => {
    // A user who left the field meanwhile stays at the new place.
    const returnsFocus = isByKey && document.activeElement === field.current;
    setTypedTitle(null);
    // The button is drawn again in the same step.
    if (returnsFocus) requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = async (isByKey: boolean) => {
    if (status === 'pending') return;
    const nextTitle = typedTitle?.trim() ?? '';
    if (renameCall === undefined || nextTitle === '' || nextTitle === title) return close(isByKey);
    try {
      await run({ call: renameCall, params: { id }, body: { title: nextTitle }, changes });
      showSuccess(t('renamed', { name: nextTitle }));
      close(isByKey);
    } catch (failure) {
      // What was typed stays.
      showFailure(failure, (message) => message || t('failed'));
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(true);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save(true);
  };
  if (typedTitle !== null)
    return (
      <TextInput
        ref={field}
        aria-label={t('titleOf', { name: title })}
        aria-busy={status === 'pending'}
        maxLength={200}
        value={typedTitle}
        onChange={({ target }) => setTypedTitle(target.value)}
        onKeyDown={handleKey}
        onBlur={() => void save(false)}
      />
    );
  return (
    <Line>
      <Link to={`/admin/lessons/${id}`} variant="quiet">
        {title}
      </Link>
      {renameCall !== undefined && (
        <IconButton
          ref={pencil}
          icon="edit"
          size="small"
          label={t('renameLesson', { name: title })}
          onClick={() => setTypedTitle(title)}
        />
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: ${theme.space[4]};
  align-items: center;
`;
