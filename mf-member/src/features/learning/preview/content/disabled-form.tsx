import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, tokens } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useId } from 'react';

import { previewTexts } from '../texts';

export interface DisabledFormProps {
  readonly label: string;
  readonly button: string;
}

/** A form of learners with one text. The preview shows it, and sends nothing. */
export function DisabledForm({ label, button }: DisabledFormProps) {
  const t = useTexts(previewTexts);
  const reason = useId();
  return (
    <Form>
      <FormField label={label}>
        <Textarea rows={3} isDisabled />
      </FormField>
      <Line>
        <Button variant="secondary" size="small" isDisabled aria-describedby={reason}>
          {button}
        </Button>
        <span id={reason}>{t('notStored')}</span>
      </Line>
    </Form>
  );
}

const { color, space, textSize } = tokens;

const Form = styled.div`
  display: grid;
  gap: ${space[8]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;
