import type { UserRecord } from '@enlace/shared-contract/identity';
import { noticeShown } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { Avatar, Button, Cluster, Text, tokens } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react';

import { texts } from '../../texts';
import { useSaveMe } from '../me';
import type { CropDialogProps } from './crop-dialog';
import { sizeOf } from './cut-picture';
import { pictureTexts } from './texts';

/** Megabytes; the API refuses larger pictures. */
const maxSize = 10;
const accept = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface ChosenPicture extends Pick<CropDialogProps, 'src' | 'size'> {
  readonly Dialog: ComponentType<CropDialogProps>;
}

export interface PictureEditorProps {
  readonly user: UserRecord;
  /** Whether the button takes the focus, for links to this field. */
  readonly isFocused?: boolean;
  readonly onSaved?: (user: UserRecord) => void;
}

/** The portrait, with buttons that change and remove it. The dialog to crop it is loaded with the first file. */
export function PictureEditor({ user, isFocused = false, onSaved }: PictureEditorProps) {
  const t = useTexts(pictureTexts);
  const common = useTexts(texts);
  const id = useId();
  const dispatch = useDispatch();
  const save = useSaveMe('picture');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'removing'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const focusButton = useEffectEvent(() => {
    if (isFocused) button.current?.focus();
  });
  useEffect(() => focusButton(), []);

  const close = () => {
    if (picture !== null) URL.revokeObjectURL(picture.src);
    setPicture(null);
    button.current?.focus();
  };
  const announce = (savedUser: UserRecord) => {
    dispatch(noticeShown({ kind: 'success', text: common('edit.saved') }));
    onSaved?.(savedUser);
  };
  const open = async (file: File) => {
    setFailure(null);
    if (file.size > maxSize * 1_000_000) return setFailure(t('tooLarge', { limit: maxSize }));
    setState('opening');
    const src = URL.createObjectURL(file);
    try {
      const size = await sizeOf(src).catch(() => null);
      if (size === null) return setFailure(t('unreadable'));
      setPicture({ Dialog: await loadDialog(), src, size });
    } catch {
      setFailure(t('unavailable'));
    } finally {
      setState('idle');
    }
  };
  const remove = async () => {
    setFailure(null);
    setState('removing');
    try {
      announce(await save(user.id, { avatar: '' }));
    } catch {
      setFailure(t('failed'));
    } finally {
      setState('idle');
    }
  };
  return (
    <Portrait>
      <Avatar name={user.name} src={user.avatar?.url} size={128} isDecorative />
      <div>
        <Cluster gap={8}>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            iconBefore="image"
            isLoading={state === 'opening'}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(user.avatar === null ? 'add' : 'change')}
          </Button>
          {user.avatar !== null && (
            <Button variant="ghost" size="small" isLoading={state === 'removing'} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </Cluster>
        <Text id={`${id}-hint`} size="small" tone="soft">
          {t('hint', { limit: maxSize })}
        </Text>
        {failure !== null && (
          <Text role="alert" size="small" tone="danger">
            {failure}
          </Text>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={common('fields.avatar')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {picture !== null && (
        <picture.Dialog
          user={user}
          src={picture.src}
          size={picture.size}
          onClose={close}
          onSaved={(savedUser) => {
            close();
            announce(savedUser);
          }}
        />
      )}
    </Portrait>
  );
}

/** A file that fails once is requested again. */
async function loadDialog(): Promise<ChosenPicture['Dialog']> {
  const load = () => import(/* webpackChunkName: "picture-crop" */ './crop-dialog');
  return (await load().catch(load)).CropDialog;
}

const Portrait = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[16]} ${tokens.space[24]};
  align-items: center;
  > div {
    display: grid;
    gap: ${tokens.space[8]};
    min-width: 0;
  }
`;
