import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  question: 'Avisar as pessoas sobre esta mudança?',
  changes: 'Você muda: {facts}.',
  whoUnknown: 'As pessoas deste evento recebem um e-mail sobre a mudança.',
  who_one: '{count} pessoa tem um ingresso ou espera por um.',
  who_other: '{count} pessoas têm um ingresso ou esperam por um.',
  mode: 'O e-mail',
  modes: {
    send: 'Em 2 minutos. Uma correção até lá vai junto.',
    now: 'Agora mesmo',
    hold: 'Ainda não: decido depois nesta página',
    never: 'Nunca: a mudança não importa para elas',
  },
  save: 'Salvar',
  moveQuestion: 'Mudar também as datas da venda?',
  move: 'Mudar com o evento: {dates}',
  moveHint:
    'Os mesmos dias e horas. Os códigos de desconto que não terminaram também mudam. Senão, essas datas ficam, e a venda pode terminar cedo ou tarde demais.',
  sales_one: 'a venda de {count} ingresso',
  sales_other: 'a venda de {count} ingressos',
  limit: 'o fim do cancelamento gratuito',
  words: 'Suas palavras no e-mail',
  wordsHint:
    'Opcional, p. ex. o motivo. O horário e o lugar já estão no e-mail. Se um idioma estiver vazio, quem o lê recebe o texto em inglês; se não houver, em espanhol; se não, em português.',
  language: 'Idioma das palavras',
  inLanguage: '{language} ({number})',
  facts: {
    starts_at: 'início',
    ends_at: 'fim',
    timezone: 'fuso horário',
    format: 'formato',
    status: 'situação',
    venue_name: 'local',
    venue_address: 'endereço',
    city: 'cidade',
  },
  planned_one: '{count} pessoa recebe o aviso em {time}.',
  planned_other: '{count} pessoas recebem o aviso em {time}.',
  held_one: '{count} pessoa ainda não sabe de uma mudança. O e-mail está retido.',
  held_other: '{count} pessoas ainda não sabem de uma mudança. O e-mail está retido.',
  hold: 'Reter',
  now: 'Enviar agora',
  never: 'Não avisar',
  failed: 'Não funcionou. Tente de novo.',
};
