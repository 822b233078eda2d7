import type { Words } from '@enlace/api/seeding';

export type JobKind = 'engineer' | 'data' | 'design' | 'project' | 'functional';

/** Area and kind of each title of `jobTitles`, in the same order; null for founders, who have no job. */
export const jobKinds: readonly (readonly [area: number, kind: JobKind] | null)[] = [
  [1, 'engineer'],
  [2, 'engineer'],
  [1, 'engineer'],
  [2, 'engineer'],
  [3, 'engineer'],
  [3, 'engineer'],
  [4, 'data'],
  [4, 'data'],
  [5, 'data'],
  [6, 'data'],
  [7, 'functional'],
  [8, 'design'],
  [9, 'design'],
  [8, 'design'],
  [12, 'engineer'],
  [11, 'engineer'],
  [11, 'engineer'],
  [11, 'engineer'],
  [10, 'engineer'],
  [1, 'project'],
  [13, 'project'],
  [13, 'project'],
  [18, 'functional'],
  [14, 'functional'],
  [14, 'functional'],
  [7, 'functional'],
  [14, 'functional'],
  [1, 'engineer'],
  null,
  [1, 'project'],
];

/** Products of teams; they follow the title of a job. */
export const teams: readonly Words[] = [
  ['payments', 'pagos', 'pagamentos'],
  ['accessibility', 'accesibilidad', 'acessibilidade'],
  ['platform', 'plataforma', 'plataforma'],
  ['search', 'búsqueda', 'busca'],
  ['growth', 'crecimiento', 'crescimento'],
  ['health records', 'historias clínicas', 'prontuários'],
  ['logistics', 'logística', 'logística'],
  ['solar roofs', 'techos solares', 'telhados solares'],
  ['remittances', 'remesas', 'remessas'],
  ['fraud prevention', 'prevención de fraude', 'prevenção a fraudes'],
  ['school products', 'productos para escuelas', 'produtos para escolas'],
  ['internal tools', 'herramientas internas', 'ferramentas internas'],
];

export const jobSummaries: Readonly<Record<JobKind, readonly Words[]>> = {
  engineer: [
    [
      'Half new things, half looking after what already works. Pairs are welcome, heroics are not.',
      'La mitad son cosas nuevas y la otra mitad es cuidar lo que ya funciona. Se trabaja en pareja, sin heroísmos.',
      'Metade são coisas novas e metade é cuidar do que já funciona. Trabalhamos em dupla, sem heroísmo.',
    ],
    [
      'A small team, a codebase with tests, and releases on any weekday, Fridays included.',
      'Un equipo pequeño, un código con pruebas y entregas cualquier día hábil, también los viernes.',
      'Um time pequeno, um código com testes e entregas em qualquer dia útil, sextas também.',
    ],
    [
      'You would own one service from the first sketch to the night it is paged, which is seldom.',
      'Tendrías un servicio a tu cargo, del primer boceto a la noche en que suena la alarma, que es rara.',
      'Você cuidaria de um serviço, do primeiro rascunho à noite em que o alarme toca, o que é raro.',
    ],
  ],
  data: [
    [
      'Questions come from people who act on the answers: nurses, drivers, shopkeepers.',
      'Las preguntas vienen de personas que actúan con las respuestas: enfermeras, conductoras, comerciantes.',
      'As perguntas vêm de pessoas que agem com as respostas: enfermeiras, motoristas, comerciantes.',
    ],
    [
      'Two years of clean events are waiting for somebody with time to look at them.',
      'Dos años de eventos limpios esperan a alguien con tiempo para mirarlos.',
      'Dois anos de eventos limpos esperam por alguém com tempo para olhar para eles.',
    ],
  ],
  design: [
    [
      'Six conversations with users a month are part of the job, not a favour you ask for.',
      'Seis conversaciones al mes con usuarias son parte del trabajo, no un favor que se pide.',
      'Seis conversas por mês com usuárias fazem parte do trabalho, não são um favor.',
    ],
    [
      'A design system that is used, and engineers who ask before they guess.',
      'Un sistema de diseño que se usa e ingenieras que preguntan antes de suponer.',
      'Um design system que é usado e engenheiras que perguntam antes de supor.',
    ],
  ],
  project: [
    [
      'Nine people, one plan that fits on a page, and the right to say no to the tenth idea.',
      'Nueve personas, un plan que cabe en una página y el derecho de decir no a la décima idea.',
      'Nove pessoas, um plano que cabe em uma página e o direito de dizer não à décima ideia.',
    ],
    [
      'The team asked for you: they wrote this advertisement themselves.',
      'El equipo te pidió: ellas mismas escribieron este anuncio.',
      'O time pediu por você: foram elas que escreveram este anúncio.',
    ],
  ],
  functional: [
    [
      'You would sit where customers, engineers and numbers meet, and translate all three.',
      'Estarías donde se encuentran clientas, ingenieras y números, y traducirías a las tres.',
      'Você ficaria onde clientes, engenheiras e números se encontram, e traduziria para as três.',
    ],
    [
      'A quiet role with a long reach: what you decide in March shows in every shop by June.',
      'Un puesto tranquilo y de largo alcance: lo que decides en marzo se ve en cada tienda en junio.',
      'Uma vaga tranquila e de longo alcance: o que você decide em março aparece em cada loja em junho.',
    ],
  ],
};

export const jobDuties: Readonly<Record<JobKind, Words>> = {
  engineer: [
    'Your first month is reading, small repairs and one release of your own. After that you take part in planning, write designs of a page or two before large changes, and review as much as you write.',
    'Tu primer mes es leer, arreglar cosas pequeñas y una entrega propia. Después participas en la planificación, escribes diseños de una o dos páginas antes de los cambios grandes y revisas tanto como escribes.',
    'O seu primeiro mês é ler, consertar coisas pequenas e uma entrega sua. Depois você participa do planejamento, escreve desenhos de uma ou duas páginas antes das mudanças grandes e revisa tanto quanto escreve.',
  ],
  data: [
    'You would agree on definitions before you draw a chart, keep the pipelines honest, and tell people when a number cannot carry the decision they want to rest on it.',
    'Acordarías definiciones antes de dibujar un gráfico, mantendrías honestos los flujos de datos y avisarías cuando un número no puede sostener la decisión que se le quiere cargar.',
    'Você combinaria definições antes de desenhar um gráfico, manteria os fluxos de dados honestos e avisaria quando um número não sustenta a decisão que querem apoiar nele.',
  ],
  design: [
    'You would draw, test on paper, throw away and draw again; then stay with the engineers until it is in people’s hands, with a keyboard, with a screen reader and on a cracked phone.',
    'Dibujarías, probarías en papel, tirarías y volverías a dibujar; después seguirías junto a las ingenieras hasta que esté en manos de la gente: con teclado, con lector de pantalla y en un teléfono con la pantalla rota.',
    'Você desenharia, testaria no papel, jogaria fora e desenharia de novo; depois ficaria com as engenheiras até chegar às mãos das pessoas: com teclado, com leitor de tela e em um celular trincado.',
  ],
  project: [
    'You would keep the plan short and true, make waiting visible, and protect two afternoons a week without meetings for everybody, yourself included.',
    'Mantendrías el plan corto y cierto, harías visible lo que espera y protegerías dos tardes por semana sin reuniones para todas, incluida tú.',
    'Você manteria o plano curto e verdadeiro, deixaria visível o que está esperando e protegeria duas tardes por semana sem reuniões para todas, inclusive você.',
  ],
  functional: [
    'You would talk with five customers a week, write down what they said in their own words, and bring one proposal a month that somebody can say yes or no to.',
    'Hablarías con cinco clientas por semana, anotarías lo que dijeron con sus palabras y traerías una propuesta al mes a la que se pueda decir sí o no.',
    'Você conversaria com cinco clientes por semana, anotaria o que disseram com as palavras delas e traria uma proposta por mês a que se possa dizer sim ou não.',
  ],
};

/** Pay by currency: its period, the pay of a junior, and the amount to which it is rounded. */
export const pay: Readonly<Record<string, readonly [period: 'hour' | 'month' | 'year', base: number, step: number]>> = {
  USD: ['year', 48_000, 1000],
  EUR: ['year', 30_000, 1000],
  GBP: ['year', 34_000, 1000],
  CAD: ['year', 62_000, 1000],
  MXN: ['month', 24_000, 500],
  BRL: ['month', 5500, 250],
  COP: ['month', 4_500_000, 100_000],
  ARS: ['month', 1_400_000, 50_000],
  CLP: ['month', 1_300_000, 50_000],
  PEN: ['month', 4200, 100],
  UYU: ['month', 62_000, 1000],
  CRC: ['month', 950_000, 25_000],
};
