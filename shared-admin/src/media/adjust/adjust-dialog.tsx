import type { Recipe } from '@enlace/shared-contract/media';
import { useCall, whenDone } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, IconButton, Stack, Text, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useId, useState } from 'react';

import type { MediaHandle } from '../create-media';
import type { Medium } from '../media-calls';
import { useMediaTexts } from '../texts';
import { AdjustStage } from './adjust-stage';
import { isWhole, middle, nextTurn, shapeCrop, turnCrop, turnedSize, turnFocus, wholeCrop } from './crop-math';

export interface AdjustDialogProps {
  readonly media: MediaHandle;
  readonly medium: Medium;
  readonly onClose: () => void;
  /** Called with the changed picture. */
  readonly onSaved: (medium: Medium) => void;
}

const ratios = { free: null, square: 1, wide: 16 / 9, card: 1.91 } as const;
type RatioName = keyof typeof ratios;
const ratioNames: readonly RatioName[] = ['free', 'square', 'wide', 'card'];

/** Crops, turns and focuses a picture. The original is kept; every place that shows the picture changes. */
export function AdjustDialog({ media, medium, onClose, onSaved }: AdjustDialogProps) {
  const t = useMediaTexts();
  const id = useId();
  const { status, run, clear } = useCall(media.calls.adjust, String(medium.id));
  const [mode, setMode] = useState<'crop' | 'focus'>('crop');
  const [ratio, setRatio] = useState<RatioName>('free');
  const [turn, setTurn] = useState(medium.recipe?.rotate ?? 0);
  const [crop, setCrop] = useState(medium.recipe?.crop ?? wholeCrop);
  const [focus, setFocus] = useState(medium.recipe?.focus ?? null);
  const original = medium.original ?? medium;
  const size = { width: original.width ?? 1, height: original.height ?? 1 };
  const displaySize = turnedSize(size, turn);

  // An earlier failure belongs to a closed dialog.
  useEffect(() => clear(), [clear]);

  const save = (recipe: Recipe | null) => whenDone(run({ id: medium.id, recipe }), ({ data }) => onSaved(data));
  const handleTurn = (quarters: 1 | -1) => {
    setTurn(nextTurn(turn, quarters));
    setCrop(shapeCrop(turnCrop(crop, quarters), turnedSize(displaySize, 90), ratios[ratio]));
    if (focus !== null) setFocus(turnFocus(focus, quarters));
  };
  const handleRatio = (name: RatioName) => {
    setRatio(name);
    setCrop(shapeCrop(crop, displaySize, ratios[name]));
  };
  const places = medium.used_in.length;

  return (
    <Modal
      isOpen
      size="4xl"
      title={t('adjust.title')}
      onClose={onClose}
      footer={
        <>
          {medium.recipe ? (
            <Button variant="ghost" isDisabled={status === 'pending'} onClick={() => save(null)}>
              {t('adjust.original')}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {t('adjust.cancel')}
          </Button>
          <Button
            isLoading={status === 'pending'}
            onClick={() => save({ rotate: turn, crop: isWhole(crop) ? null : crop, focus })}
          >
            {t('adjust.save')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Bar>
          <Choices role="group" aria-label={t('adjust.mode')}>
            {(['crop', 'focus'] as const).map((name) => (
              <Choice key={name} type="button" aria-pressed={mode === name} onClick={() => setMode(name)}>
                {t(`adjust.${name}`)}
              </Choice>
            ))}
          </Choices>
          {mode === 'crop' && (
            <Choices role="group" aria-label={t('adjust.ratio')}>
              {ratioNames.map((name) => (
                <Choice key={name} type="button" aria-pressed={ratio === name} onClick={() => handleRatio(name)}>
                  {t(`adjust.${name}`)}
                </Choice>
              ))}
            </Choices>
          )}
          <Cluster gap={4}>
            <Mirrored icon="refresh" label={t('adjust.turnLeft')} onClick={() => handleTurn(-1)} />
            <IconButton icon="refresh" label={t('adjust.turnRight')} onClick={() => handleTurn(1)} />
            <Button size="small" variant="ghost" isDisabled={isWhole(crop)} onClick={() => setCrop(wholeCrop)}>
              {t('adjust.whole')}
            </Button>
          </Cluster>
        </Bar>
        <AdjustStage
          src={original.url}
          size={size}
          turn={turn}
          mode={mode}
          crop={crop}
          focus={focus ?? middle}
          ratio={ratios[ratio]}
          label={t(`adjust.${mode}`)}
          describedBy={`${id}-help`}
          onCrop={setCrop}
          onFocus={setFocus}
        />
        <Now mode={mode} crop={crop} focus={focus ?? middle} size={displaySize} />
        <Text id={`${id}-help`} size="small" tone="soft">
          {t(mode === 'crop' ? 'adjust.cropHelp' : 'adjust.focusHelp')} {t('adjust.kept')}{' '}
          {places > 0 && t('adjust.shownIn', { count: places })}
        </Text>
        {status === 'rejected' && <Failure role="alert">{t('adjust.failed')}</Failure>}
      </Stack>
    </Modal>
  );
}

interface NowProps {
  readonly mode: 'crop' | 'focus';
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly focus: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
}

/** Crop or focus as text; screen readers announce its changes. */
function Now({ mode, crop, focus, size }: NowProps) {
  const t = useMediaTexts();
  const formats = useFormats();
  const percent = (share: number) => formats.number(Math.round(share * 100));
  const at = mode === 'crop' ? crop : focus;
  const place = { x: percent(at.x), y: percent(at.y) };
  return (
    <Figures aria-live="polite">
      {mode === 'focus'
        ? t('adjust.focusNow', place)
        : t('adjust.cropNow', {
            ...place,
            width: formats.number(Math.round(crop.width * size.width)),
            height: formats.number(Math.round(crop.height * size.height)),
          })}
    </Figures>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
`;

const Choices = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 ${theme.space[12]};
  border: 0;
  border-radius: calc(${theme.radius.control} - 3px);
  background: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-weight: 600;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.low};
    color: ${theme.color.ink};
  }
`;

const Mirrored = styled(IconButton)`
  transform: scaleX(-1);
`;

const Figures = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
