import { styled } from '@enlace/shared-platform';
import { Button, ButtonLink, ProgressBar, theme } from '@enlace/shared-ui';
import { useRef } from 'react';

import { useListPlace } from '../memory/list-places';
import { useAdminTexts } from '../texts';
import { useForm } from './form-context';
import { useScrollMargin } from './use-scroll-margin';

export interface SaveBarProps {
  /** Labels of the unsaved fields; empty without changes. */
  readonly unsavedLabels: string;
}

/** A bar that is always visible: unsaved fields, upload progress and buttons. */
export function SaveBar({ unsavedLabels }: SaveBarProps) {
  const t = useAdminTexts();
  const { admin, form, words } = useForm();
  const listPlace = useListPlace(admin.path);
  const isAdding = form.record === null;
  const isUploading = form.isSaving && form.progress > 0 && form.progress < 100;
  const status = isUploading
    ? t('form.uploading', { percent: form.progress })
    : unsavedLabels !== ''
      ? `${t('form.unsaved')}: ${unsavedLabels}`
      : isAdding
        ? ''
        : t('form.isSaved');
  const bar = useRef<HTMLDivElement>(null);
  useScrollMargin(bar);
  return (
    <Bar ref={bar}>
      {isUploading && <ProgressBar value={form.progress} label={t('form.saving')} />}
      <Status role="status" data-quiet={unsavedLabels === '' && !isUploading}>
        {status}
      </Status>
      <ButtonLink variant="ghost" to={listPlace}>
        {t('form.cancel')}
      </ButtonLink>
      <Button type="submit" isLoading={form.isSaving}>
        {isAdding ? words('add') : t('form.save')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: ${theme.space[8]};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  justify-content: flex-end;
  margin-top: ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.middle};
`;

const Status = styled.p`
  flex: 1 1 12rem;
  min-width: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  line-height: 1.35;
  @media (max-width: 40em) {
    flex-basis: 100%;
    &[data-quiet='true'] {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
