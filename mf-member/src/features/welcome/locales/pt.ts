import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  welcome: 'Boas-vindas, {name}',
  progress: 'Passo {step} de {count}',
  stepsLabel: 'Passos',
  next: 'Salvar e continuar',
  skip: 'Pular este passo',
  skipAll: 'Mais tarde: ir para a minha página',
  back: 'Voltar',
  done: 'Pronto: ir para a minha página',
  later: 'Você pode mudar tudo no seu perfil quando quiser. Nada fica público até você dizer.',
  steps: {
    chapter: {
      name: 'Capítulo',
      title: 'Onde a gente se encontra?',
      lead: 'Escolha o capítulo mais próximo. Os próximos eventos dele aparecem na sua página.',
    },
    work: {
      name: 'Trabalho',
      title: 'O que você faz?',
      lead: 'Assim mentoras, integrantes e cursos encontram você.',
    },
    skills: {
      name: 'Habilidades',
      title: 'Em que você é boa?',
      lead: 'Poucas já bastam. Inclua aquilo sobre o que você gosta que perguntem.',
    },
    picture: {
      name: 'Foto',
      title: 'Mostre o seu rosto',
      lead: 'Assim reconhecem você no próximo evento. Um desenho ou um gato também valem.',
    },
  },
};
