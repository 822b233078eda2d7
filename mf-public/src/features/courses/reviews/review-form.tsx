import { isAppError } from '@enlace/shared-contract/errors';
import { longestReview } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField } from '@enlace/shared-ui';
import { RadioGroup, Textarea } from '@enlace/shared-ui/controls';
import { useState, type SubmitEvent } from 'react';

import { color, space } from '../../../lib/tokens';
import { reviews } from './reviews.slice';
import { enrolmentTexts } from '../enrolment/texts';

export interface ReviewFormProps {
  readonly course: number;
  readonly start: { readonly rating: number; readonly text: string } | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Fields = Readonly<Partial<Record<'rating' | 'text', string>>>;

/** A review that is written or changed. What was typed stays when publishing fails. */
export function ReviewForm({ course, start, onDone, onCancel }: ReviewFormProps) {
  const t = useTexts(enrolmentTexts);
  const { run, status } = useCall(reviews.calls.store, String(course));
  const [rating, setRating] = useState(start === null ? '' : String(start.rating));
  const [text, setText] = useState(start?.text ?? '');
  const [fields, setFields] = useState<Fields>({});
  const [failure, setFailure] = useState<string | null>(null);
  const publish = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    const problems = {
      ...(rating === '' ? { rating: t('reviews.needed') } : {}),
      ...(text.trim() === '' ? { text: t('reviews.needed') } : {}),
    };
    setFields(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      await run({ course, rating: Number(rating), text });
      onDone();
    } catch (fault) {
      if (isCancelled(fault)) return;
      const faults = isAppError(fault) ? (fault.fields ?? {}) : {};
      const [ratingFault, textFault] = [faults['rating']?.[0], faults['text']?.[0]];
      setFields({
        ...(ratingFault === undefined ? {} : { rating: ratingFault }),
        ...(textFault === undefined ? {} : { text: textFault }),
      });
      if (ratingFault === undefined && textFault === undefined)
        setFailure((isAppError(fault) && fault.userMessage) || t('reviews.notSaved'));
    }
  };
  return (
    <Form onSubmit={(event) => void publish(event)} noValidate>
      <FormField
        label={t('reviews.rating')}
        isGroup
        isRequired
        {...(fields.rating === undefined ? {} : { error: fields.rating })}
      >
        <RadioGroup
          isRow
          value={rating}
          options={[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t('reviews.stars', { count }) }))}
          onChange={setRating}
        />
      </FormField>
      <FormField
        label={t('reviews.text')}
        hint={t('reviews.textHint')}
        isRequired
        {...(fields.text === undefined ? {} : { error: fields.text })}
      >
        <Textarea rows={5} maxLength={longestReview} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      {failure !== null && <Failure role="alert">{failure}</Failure>}
      <Cluster gap={8}>
        <Button type="submit" isLoading={status === 'pending'}>
          {t('reviews.publish')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('reviews.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
`;

const Failure = styled.p`
  color: ${color.danger};
`;
