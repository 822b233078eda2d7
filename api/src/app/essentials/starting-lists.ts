import type { Words } from './localize-words';

/** Areas of work, like the other lists here for a new site; administrators change them. */
export const areas: readonly (readonly [name: Words, description: Words, color: string])[] = [
  [
    ['Software engineering', 'Ingeniería de software', 'Engenharia de software'],
    [
      'Building and looking after the systems people rely on.',
      'Construir y cuidar los sistemas de los que dependen las personas.',
      'Construir e cuidar dos sistemas de que as pessoas dependem.',
    ],
    '#b4233f',
  ],
  [
    ['Front-end development', 'Desarrollo front-end', 'Desenvolvimento front-end'],
    [
      'Interfaces that are fast, clear and open to everyone.',
      'Interfaces rápidas, claras y abiertas a todas las personas.',
      'Interfaces rápidas, claras e abertas a todas as pessoas.',
    ],
    '#d9622b',
  ],
  [
    ['Mobile development', 'Desarrollo móvil', 'Desenvolvimento mobile'],
    ['Products that live in a pocket.', 'Productos que viven en el bolsillo.', 'Produtos que vivem no bolso.'],
    '#c98a12',
  ],
  [
    ['Data science', 'Ciencia de datos', 'Ciência de dados'],
    [
      'Questions answered with evidence.',
      'Preguntas que se responden con evidencia.',
      'Perguntas respondidas com evidências.',
    ],
    '#0f7c73',
  ],
  [
    ['Data engineering', 'Ingeniería de datos', 'Engenharia de dados'],
    [
      'Pipelines that deliver the right rows on time.',
      'Flujos que entregan los datos correctos a tiempo.',
      'Fluxos que entregam os dados certos na hora certa.',
    ],
    '#176087',
  ],
  [
    ['Machine learning', 'Aprendizaje automático', 'Aprendizado de máquina'],
    [
      'Models that are useful, tested and fair.',
      'Modelos útiles, probados y justos.',
      'Modelos úteis, testados e justos.',
    ],
    '#5b3a8c',
  ],
  [
    ['Product management', 'Gestión de producto', 'Gestão de produto'],
    [
      'Deciding what to build next, and why.',
      'Decidir qué construir después, y por qué.',
      'Decidir o que construir a seguir, e por quê.',
    ],
    '#8c2f6b',
  ],
  [
    ['Product design', 'Diseño de producto', 'Design de produto'],
    ['From research to the last pixel.', 'De la investigación al último píxel.', 'Da pesquisa ao último pixel.'],
    '#e0457b',
  ],
  [
    ['UX research', 'Investigación UX', 'Pesquisa UX'],
    ['Listening before designing.', 'Escuchar antes de diseñar.', 'Escutar antes de desenhar.'],
    '#a3472f',
  ],
  [
    ['Cybersecurity', 'Ciberseguridad', 'Cibersegurança'],
    [
      'Keeping people and their data safe.',
      'Proteger a las personas y sus datos.',
      'Proteger as pessoas e os seus dados.',
    ],
    '#2f4858',
  ],
  [
    ['Cloud and DevOps', 'Nube y DevOps', 'Nuvem e DevOps'],
    [
      'Releases without fear, nights without pages.',
      'Entregas sin miedo, noches sin alarmas.',
      'Entregas sem medo, noites sem alarmes.',
    ],
    '#33658a',
  ],
  [
    ['Quality assurance', 'Aseguramiento de calidad', 'Garantia de qualidade'],
    [
      'Finding it before anybody else does.',
      'Encontrarlo antes que nadie.',
      'Encontrar antes de qualquer outra pessoa.',
    ],
    '#6a8d3a',
  ],
  [
    ['Project management', 'Gestión de proyectos', 'Gestão de projetos'],
    ['Many hands, one plan.', 'Muchas manos, un plan.', 'Muitas mãos, um plano.'],
    '#7a5c2e',
  ],
  [
    ['Digital marketing', 'Marketing digital', 'Marketing digital'],
    [
      'Telling the right story to the right people.',
      'Contar la historia correcta a las personas correctas.',
      'Contar a história certa para as pessoas certas.',
    ],
    '#c0562e',
  ],
  [
    ['Game development', 'Desarrollo de videojuegos', 'Desenvolvimento de jogos'],
    ['Worlds to play in.', 'Mundos para jugar.', 'Mundos para jogar.'],
    '#4c6b22',
  ],
  [
    ['Hardware and IoT', 'Hardware e IoT', 'Hardware e IoT'],
    ['Code that touches the real world.', 'Código que toca el mundo real.', 'Código que toca o mundo real.'],
    '#52489c',
  ],
  [
    ['Entrepreneurship', 'Emprendimiento', 'Empreendedorismo'],
    ['Founding, funding and growing.', 'Fundar, financiar y crecer.', 'Fundar, financiar e crescer.'],
    '#9d2235',
  ],
  [
    ['People and talent', 'Personas y talento', 'Pessoas e talento'],
    [
      'Hiring well and keeping teams whole.',
      'Contratar bien y cuidar a los equipos.',
      'Contratar bem e cuidar dos times.',
    ],
    '#b0683c',
  ],
];

export const tags: readonly Words[] = [
  ['Python', 'Python', 'Python'],
  ['JavaScript', 'JavaScript', 'JavaScript'],
  ['TypeScript', 'TypeScript', 'TypeScript'],
  ['Rust', 'Rust', 'Rust'],
  ['Go', 'Go', 'Go'],
  ['Java', 'Java', 'Java'],
  ['SQL', 'SQL', 'SQL'],
  ['React', 'React', 'React'],
  ['Accessibility', 'Accesibilidad', 'Acessibilidade'],
  ['Open source', 'Código abierto', 'Código aberto'],
  ['Career change', 'Cambio de carrera', 'Transição de carreira'],
  ['First job', 'Primer empleo', 'Primeiro emprego'],
  ['Leadership', 'Liderazgo', 'Liderança'],
  ['Negotiation', 'Negociación', 'Negociação'],
  ['Public speaking', 'Hablar en público', 'Falar em público'],
  ['Mentoring', 'Mentoría', 'Mentoria'],
  ['Impostor syndrome', 'Síndrome de la impostora', 'Síndrome da impostora'],
  ['Motherhood', 'Maternidad', 'Maternidade'],
  ['Remote work', 'Trabajo remoto', 'Trabalho remoto'],
  ['Scholarships', 'Becas', 'Bolsas'],
  ['Women in science', 'Mujeres en la ciencia', 'Mulheres na ciência'],
  ['Climate', 'Clima', 'Clima'],
  ['Health', 'Salud', 'Saúde'],
  ['Education', 'Educación', 'Educação'],
  ['Fintech', 'Fintech', 'Fintech'],
  ['Artificial intelligence', 'Inteligencia artificial', 'Inteligência artificial'],
  ['Ethics', 'Ética', 'Ética'],
  ['Privacy', 'Privacidad', 'Privacidade'],
  ['Testing', 'Pruebas', 'Testes'],
  ['Architecture', 'Arquitectura', 'Arquitetura'],
  ['Design systems', 'Sistemas de diseño', 'Design systems'],
  ['Data visualisation', 'Visualización de datos', 'Visualização de dados'],
  ['Indigenous languages', 'Lenguas indígenas', 'Línguas indígenas'],
  ['Neurodiversity', 'Neurodiversidad', 'Neurodiversidade'],
  ['LGBTQIA+', 'LGBTQIA+', 'LGBTQIA+'],
  ['Networking', 'Redes de contacto', 'Networking'],
];

export const categories: readonly Words[] = [
  ['Community', 'Comunidad', 'Comunidade'],
  ['Careers', 'Carrera', 'Carreira'],
  ['Technology', 'Tecnología', 'Tecnologia'],
  ['Interviews', 'Entrevistas', 'Entrevistas'],
  ['Opportunities', 'Oportunidades', 'Oportunidades'],
  ['Learning', 'Aprendizaje', 'Aprendizado'],
  ['Wellbeing', 'Bienestar', 'Bem-estar'],
  ['Research', 'Investigación', 'Pesquisa'],
];

export const eventCategories: readonly Words[] = [
  ['Workshop', 'Taller', 'Oficina'],
  ['Meetup', 'Encuentro', 'Encontro'],
  ['Talk', 'Charla', 'Palestra'],
  ['Panel', 'Panel', 'Painel'],
  ['Hackathon', 'Hackatón', 'Hackathon'],
  ['Mentoring', 'Mentoría', 'Mentoria'],
  ['Study group', 'Grupo de estudio', 'Grupo de estudo'],
  ['Career clinic', 'Clínica de carrera', 'Clínica de carreira'],
  ['Networking', 'Networking', 'Networking'],
  ['Conference', 'Conferencia', 'Conferência'],
];

export const perks: readonly Words[] = [
  ['Paid maternity leave', 'Licencia de maternidad pagada', 'Licença-maternidade remunerada'],
  ['Remote from anywhere', 'Remoto desde cualquier lugar', 'Remoto de qualquer lugar'],
  ['Unlimited vacation', 'Vacaciones ilimitadas', 'Férias ilimitadas'],
  ['Learning budget', 'Presupuesto de aprendizaje', 'Verba para aprendizado'],
  ['Flexible hours', 'Horario flexible', 'Horário flexível'],
  ['Private health insurance', 'Seguro médico privado', 'Plano de saúde'],
  ['Childcare support', 'Apoyo para cuidado infantil', 'Auxílio-creche'],
  ['Stock options', 'Acciones de la empresa', 'Participação acionária'],
  ['Four-day week', 'Semana de cuatro días', 'Semana de quatro dias'],
  ['Home office allowance', 'Apoyo para oficina en casa', 'Auxílio home office'],
  ['English lessons', 'Clases de inglés', 'Aulas de inglês'],
  ['Mental health days', 'Días de salud mental', 'Dias de saúde mental'],
  ['Visa sponsorship', 'Patrocinio de visa', 'Patrocínio de visto'],
  ['Women in tech group', 'Grupo de mujeres en tecnología', 'Grupo de mulheres na tecnologia'],
];
