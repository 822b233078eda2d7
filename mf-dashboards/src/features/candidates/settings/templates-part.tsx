import { useNotices } from '@enlace/shared-admin';
import type { CandidateTemplate } from '@enlace/shared-contract/recruiting';
import { locales } from '@enlace/shared-contract/text';
import { useCall, useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, IconButton, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { Section } from '../../../lib/section';
import { settings } from './candidate-settings.slice';
import { TemplateDialog } from './template-dialog';
import { settingsTexts } from './texts';

/** The templates of messages of a company. */
export function TemplatesPart({ companyId }: { readonly companyId: number }) {
  const t = useTexts(settingsTexts);
  const { answer: templates, status, error, again } = useRead(settings.calls.templates, companyId);
  const [openTemplate, setOpenTemplate] = useState<CandidateTemplate | 'new' | null>(null);
  const [removal, setRemoval] = useState<CandidateTemplate | null>(null);
  const addButton = (
    <Button variant="secondary" iconBefore="plus" onClick={() => setOpenTemplate('new')}>
      {t('templates.add')}
    </Button>
  );
  return (
    <Section title={t('templates.title')}>
      <Stack gap={16} align="start">
        <Text tone="soft">{t('templates.hint')}</Text>
        {templates === null && status === 'rejected' && (
          <ErrorState onRetry={again}>{error?.message || t('failed')}</ErrorState>
        )}
        {templates === null && status !== 'rejected' && <Skeleton lines={3} />}
        {templates?.length === 0 && <EmptyState title={t('templates.none')} action={addButton} />}
        {templates !== null && templates.length > 0 && (
          <>
            <List aria-label={t('templates.title')}>
              {templates.map((template) => (
                <li key={template.id}>
                  <div>
                    <strong>{template.name}</strong>
                    <small>
                      {t(`kinds.${template.kind}`)} ·{' '}
                      {locales
                        .filter((language) => template.texts[language] !== null)
                        .map((language) => t(`languages.${language}`))
                        .join(', ')}
                    </small>
                  </div>
                  <IconButton
                    icon="edit"
                    size="small"
                    label={t('templates.edit', { name: template.name })}
                    onClick={() => setOpenTemplate(template)}
                  />
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('templates.remove', { name: template.name })}
                    onClick={() => setRemoval(template)}
                  />
                </li>
              ))}
            </List>
            {addButton}
          </>
        )}
      </Stack>
      {openTemplate !== null && (
        <TemplateDialog
          companyId={companyId}
          template={openTemplate === 'new' ? null : openTemplate}
          onClose={() => setOpenTemplate(null)}
        />
      )}
      {removal !== null && <RemovalDialog template={removal} onClose={() => setRemoval(null)} />}
    </Section>
  );
}

function RemovalDialog({ template, onClose }: { readonly template: CandidateTemplate; readonly onClose: () => void }) {
  const t = useTexts(settingsTexts);
  const { showSuccess } = useNotices();
  const { run, status, error } = useCall(settings.calls.removeTemplate, `remove ${template.id}`);
  const remove = async () => {
    try {
      await run(template.id);
      showSuccess(t('templates.removed'));
      onClose();
    } catch {
      // The state of the call has the error.
    }
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('templates.removeTitle', { name: template.name })}
      confirmLabel={t('removal.confirm')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('templates.failed')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('templates.removeText')}
    </ConfirmDialog>
  );
}

const List = styled.ul`
  width: 100%;
  > li {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    padding-block: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
  }
  > li > div {
    flex: 1;
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
