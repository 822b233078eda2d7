import { confirmTotpSchema, pinOf } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { InlineForm, textOf, useForm } from '@enlace/shared-forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Stack, Text, tokens } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useRef } from 'react';

import { secondFactor } from '../second-factor.slice';
import { factorTexts } from '../../../lib/second-factor/texts';

export interface AppDialogProps {
  readonly app: {
    readonly secret: string;
    readonly qr: { readonly size: number; readonly path: string };
  };
  /** @param codes new recovery codes; null when the account has some */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** The secret of a new authenticator app, as a picture and as text, and its first code. */
export function AppDialog({ app, onAdded, onClose }: AppDialogProps) {
  const t = useTexts(factorTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run: confirm } = useCall(secondFactor.calls.confirmApp);
  const form = useForm(
    {
      id: 'second-factor-app',
      schema: confirmTotpSchema,
      groups: [
        {
          fields: [
            {
              kind: 'text',
              name: 'code',
              label: t('app.code'),
              hint: t('app.codeHint'),
              autoComplete: 'one-time-code',
              inputMode: 'numeric',
              parse: pinOf,
            },
          ],
        },
      ],
      send: ({ code }) => confirm(String(code)),
      onSent: onAdded,
    },
    element,
  );
  const code = textOf(form.state.values, 'code');
  useEffect(() => {
    if (code.length === 6) element.current?.requestSubmit();
  }, [code]);
  const { size, path } = app.qr;
  return (
    <Modal isOpen size="lg" title={t('app.setTitle')} onClose={onClose}>
      <Stack gap={20}>
        <Text>{t('app.scan')}</Text>
        <Code role="img" aria-label={t('app.qr')} viewBox={`-4 -4 ${size + 8} ${size + 8}`} shapeRendering="crispEdges">
          <path d={path} />
        </Code>
        <div>
          <Text size="small" tone="soft">
            {t('app.secret')}
          </Text>
          <Secret translate="no">{app.secret}</Secret>
        </div>
        <InlineForm ref={element} form={form} submit={t('app.confirm')}>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </InlineForm>
      </Stack>
    </Modal>
  );
}

/** Black on white in every theme: telephones read no other codes well. */
const Code = styled.svg`
  width: 12rem;
  max-width: 100%;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: #fff;
  fill: #000;
`;

const Secret = styled.code`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;
