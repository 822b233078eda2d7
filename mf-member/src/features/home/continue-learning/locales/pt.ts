import type { texts as en } from './en';

export const texts: typeof en = {
  title: 'Continue aprendendo',
  at: '{lesson}, a partir de {time}',
  progress: '{percent}\u00a0% de {course}',
  all: 'Todos os meus cursos',
  matters: {
    title: 'Para você nos seus cursos',
    released: 'Abriu em {date}',
    task: 'Uma tarefa a entregar',
    quiz: 'Um questionário a passar',
    coming: 'Abre em {date}',
  },
  completeness: {
    title: 'Seu perfil',
    percent: '{percent} completo',
    done: 'Está tudo preenchido. Outras pessoas podem encontrar você e saber o que você faz.',
    look: 'Ver meu perfil',
    missing: 'Ainda falta: {fields}.',
  },
  events: {
    title: 'Em breve em {chapter}',
    all: 'Todos os eventos de {chapter}',
    none: 'Ainda não há nada planejado. O seu capítulo vai anunciar aqui a próxima data.',
    loading: 'Carregando os eventos do seu capítulo',
    noChapter: 'Você ainda não faz parte de um capítulo',
    noChapterHint: 'Encontre o mais próximo e conheça as participantes no próximo evento.',
    findChapter: 'Encontrar um capítulo',
    online: 'Online',
    cancelled: 'Cancelado',
    postponed: 'Adiado',
    moved_online: 'Agora online',
  },
  companies: {
    title: 'Empresas para as quais você recruta',
    all: 'Todas as empresas',
    none: 'Você ainda não recruta para nenhuma empresa.',
    ask: 'Escreva para a gente adicionar você',
    jobs_one: '{number} vaga aberta',
    jobs_other: '{number} vagas abertas',
  },
  perks: { title: 'Benefícios para você', all: 'Todos os benefícios', until: 'até {date}' },
  doors: {
    title: 'Na porta',
    open: 'Controle de entrada: {event}',
    roles: { steward: 'Leitura de ingressos', supervisor: 'Supervisão' },
  },
};
