import { eventMessageCalls, messagePreviewSchema } from '@enlace/shared-contract/events';
import { type ErrorView, useCall } from '@enlace/shared-data';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type * as z from 'zod/mini';

import { admin } from '../../../../lib/admin';
import { type MessageForm, segmentBody, textsBody, writtenLanguages } from './message-form';

export interface MessagePreviewData {
  /** The last answer; null until the first one. */
  readonly data: z.infer<typeof messagePreviewSchema>['data'] | null;
  readonly error: ErrorView | null;
  /** Whether the answer belongs to an earlier form. */
  readonly isPending: boolean;
}

/** Milliseconds after the last key before the preview is made. */
const pauseMs = 400;

/** Recipients and mails of a message as it is typed; a message without texts counts its recipients too. */
export function useMessagePreview(eventId: number, form: MessageForm): MessagePreviewData {
  const { status, answer, error, start } = useCall(admin.calls.calls.follow, `message preview ${eventId}`);
  const texts = writtenLanguages(form).length === 0 ? { en: { subject: '…', body: '…' } } : fillBlanks(textsBody(form));
  const body = JSON.stringify({ texts, segment: segmentBody(form) });
  const [requestedBody, setRequestedBody] = useState('');
  const isPending = status === 'pending' || requestedBody !== body;
  const ask = useEffectEvent(() => {
    setRequestedBody(body);
    const values: Readonly<Record<string, unknown>> = JSON.parse(body);
    start({ call: eventMessageCalls.preview, params: { id: eventId }, body: values });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), pauseMs);
    return () => clearTimeout(timer);
  }, [body, eventId]);
  return useMemo(() => {
    const parsed = messagePreviewSchema.safeParse(answer);
    return {
      data: parsed.success ? parsed.data.data : null,
      error: status === 'rejected' ? error : null,
      isPending,
    };
  }, [answer, error, isPending, status]);
}

/** A text that is being written has no subject or no body yet. */
function fillBlanks(texts: Readonly<Record<string, { readonly subject: string; readonly body: string }>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, { subject, body }]) => [
      locale,
      { subject: subject.trim() || '…', body: body.trim() || '…' },
    ]),
  );
}
