import type { BeforeSaveProps } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract/text';
import { useLocale } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent } from 'react';

import { takesLastLeader } from './takes-last-leader';

/** These texts load with the question. */
const words: Readonly<Record<Locale, Readonly<Record<'title' | 'text' | 'confirm', string>>>> = {
  en: {
    title: 'Leave this chapter without a leader?',
    text: 'Nobody of the chapter can then change its page or its events. To avoid that, add another leader before you save.',
    confirm: 'Save without a leader',
  },
  es: {
    title: '¿Dejar este capítulo sin líder?',
    text: 'Nadie del capítulo podrá cambiar su página ni sus eventos. Para evitarlo, añade otra líder antes de guardar.',
    confirm: 'Guardar sin líder',
  },
  pt: {
    title: 'Deixar este capítulo sem líder?',
    text: 'Ninguém do capítulo poderá mudar a sua página nem os seus eventos. Para evitar isso, adicione outra líder antes de salvar.',
    confirm: 'Salvar sem líder',
  },
};

/** Asks before a save that takes the last leader from a chapter. */
export function BeforeSave({ record, values, onSave, onClose }: BeforeSaveProps) {
  const { locale } = useLocale();
  const isQuiet = !takesLastLeader(record, values);
  const save = useEffectEvent(() => onSave({}));
  useEffect(() => {
    if (isQuiet) save();
  }, [isQuiet]);
  if (isQuiet) return null;
  const { title, text, confirm } = words[locale];
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      onConfirm={() => onSave({ confirms_no_leader: true })}
      onClose={() => onClose()}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
