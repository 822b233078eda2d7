import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Stack, Text, tokens } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { printText, saveText } from './keep-text';
import { factorTexts } from '../../../lib/second-factor/texts';

export interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes: shown once, with the ways to keep them. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const t = useTexts(factorTexts);
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  const text = `${t('recovery.file')} · ${location.host}\n\n${codes.join('\n')}\n`;
  const copy = () => {
    const writing = navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setState('copied'),
      () => setState('notCopied'),
    );
  };
  return (
    <Modal
      isOpen
      size="lg"
      isDismissible={false}
      title={t('recovery.dialog')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('recovery.saved')}</Button>}
    >
      <Stack gap={20}>
        <Text>{t('recovery.once')}</Text>
        <List translate="no" aria-label={t('recovery.dialog')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
        <Cluster gap={12}>
          <Button variant="secondary" size="small" iconBefore="copy" onClick={copy}>
            {t('recovery.copy')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            iconBefore="download"
            onClick={() => saveText('recovery-codes.txt', text)}
          >
            {t('recovery.download')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => printText(text)}>
            {t('recovery.print')}
          </Button>
        </Cluster>
        <Text size="small" tone="soft" role="status">
          {state !== null && t(`recovery.${state}`)}
        </Text>
      </Stack>
    </Modal>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${tokens.space[8]} ${tokens.space[16]};
  padding: ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
  font-family: ui-monospace, monospace;
  user-select: text;
`;
