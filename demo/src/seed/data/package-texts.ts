import type { Words } from '@enlace/api/seeding';

/** Monthly prices in US cents, by role and level. */
export const packagePrices: Readonly<Record<string, readonly number[]>> = {
  latinas: [0, 500, 900, 1500, 2500],
  recruiters: [0, 9900, 19_900, 34_900, 59_900],
  allies: [0, 900, 1500, 2500, 5000],
  founders: [0, 1900, 3900, 6900, 12_900],
  investors: [0, 4900, 9900, 19_900, 39_900],
};

/** A feature, the first level that has it, and its data. */
export type FeatureText = readonly [
  name: Words,
  description: Words,
  from: number,
  data: Readonly<Record<string, string | number | boolean>>,
];

export const featureTexts: Readonly<Record<string, readonly FeatureText[]>> = {
  admin: [
    [
      ['Chapter pages', 'Páginas de capítulos', 'Páginas de capítulos'],
      ['Writes for a chapter.', 'Escribe para un capítulo.', 'Escreve para um capítulo.'],
      0,
      {},
    ],
    [
      ['Members’ mailbox', 'Buzón de miembros', 'Caixa de mensagens das pessoas'],
      ['Answers what people send.', 'Responde lo que la gente envía.', 'Responde ao que as pessoas enviam.'],
      1,
      {},
    ],
  ],
  latinas: [
    [
      ['Job alerts', 'Alertas de empleo', 'Alertas de vagas'],
      [
        'New jobs that fit your profile, by mail.',
        'Empleos nuevos que encajan con tu perfil, por correo.',
        'Vagas novas que combinam com o seu perfil, por e-mail.',
      ],
      0,
      { limit: 5, unit: 'alerts' },
    ],
    [
      ['Open courses', 'Cursos abiertos', 'Cursos abertos'],
      ['Courses without a fee, at your own pace.', 'Cursos sin costo, a tu ritmo.', 'Cursos gratuitos, no seu ritmo.'],
      0,
      {},
    ],
    [
      ['Course certificates', 'Certificados de cursos', 'Certificados de cursos'],
      [
        'A certificate with a link that anybody can check.',
        'Un certificado con un enlace que cualquiera puede comprobar.',
        'Um certificado com um link que qualquer pessoa pode conferir.',
      ],
      1,
      {},
    ],
    [
      ['Mentoring circle', 'Círculo de mentoría', 'Círculo de mentoria'],
      [
        'Six people, one mentor, an hour every other week.',
        'Seis personas, una mentora, una hora cada dos semanas.',
        'Seis pessoas, uma mentora, uma hora a cada duas semanas.',
      ],
      2,
      { limit: 2, unit: 'circles' },
    ],
    [
      ['CV review', 'Revisión de CV', 'Revisão de currículo'],
      [
        'Notes on your CV by somebody who hires.',
        'Notas sobre tu CV de alguien que contrata.',
        'Notas sobre o seu currículo por quem contrata.',
      ],
      2,
      { limit: 1, unit: 'per quarter' },
    ],
    [
      ['Profile in the talent pool', 'Perfil en la bolsa de talento', 'Perfil no banco de talentos'],
      [
        'Recruiters find you, as far as you let them.',
        'Quienes contratan te encuentran, hasta donde tú decidas.',
        'Quem contrata encontra você, até onde você permitir.',
      ],
      0,
      {},
    ],
    [
      ['Practice interviews', 'Entrevistas de práctica', 'Entrevistas de treino'],
      [
        'An hour with an engineer, and honest feedback.',
        'Una hora con una ingeniera y comentarios sinceros.',
        'Uma hora com uma engenheira e um retorno honesto.',
      ],
      3,
      { limit: 3, unit: 'per year' },
    ],
    [
      ['Seat at the yearly gathering', 'Lugar en el encuentro anual', 'Lugar no encontro anual'],
      ['A place kept for you.', 'Un lugar reservado para ti.', 'Um lugar reservado para você.'],
      4,
      {},
    ],
    [
      ['Your events in your calendar', 'Tus eventos en tu calendario', 'Seus eventos no seu calendário'],
      [
        'An address for your calendar program that follows every change.',
        'Una dirección para tu programa de calendario que sigue cada cambio.',
        'Um endereço para o seu programa de calendário que acompanha cada mudança.',
      ],
      1,
      { capability: 'calendar_feed' },
    ],
    [
      ['Notes in lessons', 'Notas en las lecciones', 'Notas nas aulas'],
      [
        'Up to 25 notes, each with its place in the video.',
        'Hasta 25 notas, cada una con su lugar en el video.',
        'Até 25 notas, cada uma com o seu lugar no vídeo.',
      ],
      0,
      { capability: 'lesson_notes', limit: 25, unit: 'notes' },
    ],
    [
      ['Notes without a limit', 'Notas sin límite', 'Notas sem limite'],
      [
        'As many notes in lessons as you like.',
        'Todas las notas que quieras en las lecciones.',
        'Quantas notas quiser nas aulas.',
      ],
      1,
      { capability: 'lesson_notes' },
    ],
    [
      ['Tickets at the price for members', 'Entradas a precio de integrante', 'Ingressos a preço de integrante'],
      ['Paid events cost less.', 'Los eventos de pago cuestan menos.', 'Os eventos pagos custam menos.'],
      1,
      { capability: 'member_prices' },
    ],
  ],
  recruiters: [
    [
      ['Job offers online', 'Ofertas publicadas', 'Vagas publicadas'],
      ['Offers open at the same time.', 'Ofertas abiertas a la vez.', 'Vagas abertas ao mesmo tempo.'],
      0,
      { limit: 1, unit: 'offers' },
    ],
    [
      ['Search in the talent pool', 'Búsqueda en la bolsa de talento', 'Busca no banco de talentos'],
      ['By skill, seniority and place.', 'Por habilidad, nivel y lugar.', 'Por habilidade, nível e lugar.'],
      1,
      { limit: 50, unit: 'profiles per month' },
    ],
    [
      ['Company page with perks', 'Página de empresa con beneficios', 'Página da empresa com benefícios'],
      ['Shown to everybody who looks for work.', 'Visible para quien busca empleo.', 'Visível para quem procura vaga.'],
      0,
      {},
    ],
    [
      ['Figures of visits', 'Cifras de visitas', 'Números de visitas'],
      [
        'Who sees your offers, by country and seniority.',
        'Quién ve tus ofertas, por país y nivel.',
        'Quem vê as suas vagas, por país e nível.',
      ],
      2,
      {},
    ],
    [
      ['Offer on the first page', 'Oferta en portada', 'Vaga na página inicial'],
      ['One offer, two weeks a month.', 'Una oferta, dos semanas al mes.', 'Uma vaga, duas semanas por mês.'],
      3,
      { limit: 1, unit: 'offers' },
    ],
    [
      [
        'Hiring evening with a chapter',
        'Noche de contratación con un capítulo',
        'Noite de contratação com um capítulo',
      ],
      [
        'We invite, you bring the team.',
        'Invitamos nosotras, tú traes al equipo.',
        'Nós convidamos, você traz a equipe.',
      ],
      4,
      { limit: 2, unit: 'per year' },
    ],
  ],
  allies: [
    [
      ['Ally handbook', 'Manual para aliadas y aliados', 'Manual para pessoas aliadas'],
      ['What helps, and what does not.', 'Lo que ayuda y lo que no.', 'O que ajuda e o que não ajuda.'],
      0,
      {},
    ],
    [
      ['Mentor a circle', 'Ser mentora de un círculo', 'Ser mentora de um círculo'],
      ['We train you and find the group.', 'Te formamos y encontramos el grupo.', 'Formamos você e achamos o grupo.'],
      1,
      {},
    ],
    [
      ['Sponsor a course seat', 'Patrocinar un lugar en un curso', 'Patrocinar uma vaga num curso'],
      ['Somebody learns in your name.', 'Alguien aprende en tu nombre.', 'Alguém aprende em seu nome.'],
      2,
      { limit: 1, unit: 'seats' },
    ],
    [
      ['Invitations for your company', 'Invitaciones para tu empresa', 'Convites para a sua empresa'],
      ['Bring colleagues along.', 'Trae a colegas.', 'Traga colegas.'],
      3,
      { limit: 10, unit: 'people' },
    ],
  ],
  founders: [
    [
      ['Founder directory', 'Directorio de fundadoras', 'Diretório de fundadoras'],
      ['Your company beside 300 others.', 'Tu empresa junto a otras 300.', 'A sua empresa ao lado de outras 300.'],
      0,
      {},
    ],
    [
      ['Pitch clinic', 'Clínica de pitch', 'Clínica de pitch'],
      ['Ten minutes, five questions.', 'Diez minutos, cinco preguntas.', 'Dez minutos, cinco perguntas.'],
      1,
      { limit: 1, unit: 'per month' },
    ],
    [
      ['Introductions to investors', 'Presentaciones a inversionistas', 'Apresentações a investidores'],
      [
        'Chosen by hand, both sides agree.',
        'Elegidas a mano, con acuerdo de ambas partes.',
        'Escolhidas à mão, com acordo dos dois lados.',
      ],
      2,
      { limit: 2, unit: 'per quarter' },
    ],
    [
      ['Legal hour', 'Hora legal', 'Hora jurídica'],
      ['A lawyer who knows start-ups.', 'Una abogada que conoce startups.', 'Uma advogada que conhece startups.'],
      3,
      { limit: 1, unit: 'per month' },
    ],
    [
      ['Demo day', 'Día de demostración', 'Dia de demonstração'],
      [
        'Twelve companies on stage, in June.',
        'Doce empresas en escena, en junio.',
        'Doze empresas no palco, em junho.',
      ],
      4,
      {},
    ],
  ],
  investors: [
    [
      ['Letter to investors', 'Carta a inversionistas', 'Carta a investidores'],
      [
        'What our founders build, each quarter.',
        'Lo que construyen nuestras fundadoras, cada trimestre.',
        'O que as nossas fundadoras constroem, a cada trimestre.',
      ],
      0,
      {},
    ],
    [
      ['Search among founders', 'Búsqueda entre fundadoras', 'Busca entre fundadoras'],
      ['By field, country and stage.', 'Por campo, país y etapa.', 'Por área, país e fase.'],
      1,
      { limit: 30, unit: 'profiles per month' },
    ],
    [
      ['Seat at demo day', 'Lugar en el día de demostración', 'Lugar no dia de demonstração'],
      ['In the room, or online.', 'En la sala o en línea.', 'Na sala ou online.'],
      2,
      {},
    ],
    [
      ['Office hours with founders', 'Horas de consulta con fundadoras', 'Horas de conversa com fundadoras'],
      ['Half a day, eight talks.', 'Medio día, ocho conversaciones.', 'Meio dia, oito conversas.'],
      3,
      { limit: 1, unit: 'per quarter' },
    ],
  ],
};
