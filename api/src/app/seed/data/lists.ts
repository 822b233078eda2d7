/** Names in English, Spanish and Portuguese. */
export type Words = readonly [en: string, es: string, pt: string];

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

export const seniorityLevels: readonly Words[] = [
  ['Student', 'Estudiante', 'Estudante'],
  ['Trainee', 'Practicante', 'Estagiária'],
  ['Junior', 'Junior', 'Júnior'],
  ['Mid-level', 'Intermedia', 'Pleno'],
  ['Senior', 'Senior', 'Sênior'],
  ['Lead', 'Líder técnica', 'Líder técnica'],
  ['Manager', 'Gerente', 'Gerente'],
  ['Director', 'Directora', 'Diretora'],
  ['Executive', 'Ejecutiva', 'Executiva'],
];

export const jobTypes: readonly Words[] = [
  ['Full time', 'Tiempo completo', 'Tempo integral'],
  ['Part time', 'Medio tiempo', 'Meio período'],
  ['Contract', 'Contrato', 'Contrato'],
  ['Freelance', 'Independiente', 'Freelancer'],
  ['Internship', 'Pasantía', 'Estágio'],
  ['Apprenticeship', 'Aprendizaje', 'Aprendizagem'],
  ['Volunteer', 'Voluntariado', 'Voluntariado'],
];

/** What search engines call the types above. */
export const jobTypeCodes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'CONTRACTOR',
  'INTERN',
  'OTHER',
  'VOLUNTEER',
] as const;

export const generalSkills: readonly Words[] = [
  ['Communication', 'Comunicación', 'Comunicação'],
  ['Teamwork', 'Trabajo en equipo', 'Trabalho em equipe'],
  ['Problem solving', 'Resolución de problemas', 'Resolução de problemas'],
  ['Facilitation', 'Facilitación', 'Facilitação'],
  ['Mentoring', 'Mentoría', 'Mentoria'],
  ['Negotiation', 'Negociación', 'Negociação'],
  ['Writing', 'Redacción', 'Redação'],
  ['Presentation', 'Presentación', 'Apresentação'],
  ['Planning', 'Planificación', 'Planejamento'],
  ['Critical thinking', 'Pensamiento crítico', 'Pensamento crítico'],
  ['Conflict resolution', 'Resolución de conflictos', 'Resolução de conflitos'],
  ['Customer focus', 'Orientación al cliente', 'Foco no cliente'],
  ['Adaptability', 'Adaptabilidad', 'Adaptabilidade'],
  ['Time management', 'Gestión del tiempo', 'Gestão do tempo'],
];

export const techSkills =
  'Python, JavaScript, TypeScript, Java, Kotlin, Swift, Go, Rust, C++, C#, PHP, Ruby, Scala, R, SQL, PostgreSQL, MySQL, MongoDB, Redis, Kafka, React, Angular, Vue, Svelte, Next.js, Node.js, Django, Spring, .NET, Flutter, React Native, HTML, CSS, Figma, GraphQL, Docker, Kubernetes, Terraform, AWS, Azure, Google Cloud, Linux, Git, CI/CD, pandas, scikit-learn, PyTorch, TensorFlow, Spark, Airflow, dbt, Tableau, Power BI, Looker, Excel, Selenium, Playwright, Cypress, Jest, Penetration testing, OWASP, SIEM, Salesforce, SAP, Unity, Unreal Engine, Arduino, Scrum, Kanban, Jira'.split(
    ', ',
  );

export const jobTitles: readonly Words[] = [
  ['Software engineer', 'Ingeniera de software', 'Engenheira de software'],
  ['Front-end developer', 'Desarrolladora front-end', 'Desenvolvedora front-end'],
  ['Back-end developer', 'Desarrolladora back-end', 'Desenvolvedora back-end'],
  ['Full-stack developer', 'Desarrolladora full-stack', 'Desenvolvedora full-stack'],
  ['Android developer', 'Desarrolladora Android', 'Desenvolvedora Android'],
  ['iOS developer', 'Desarrolladora iOS', 'Desenvolvedora iOS'],
  ['Data analyst', 'Analista de datos', 'Analista de dados'],
  ['Data scientist', 'Científica de datos', 'Cientista de dados'],
  ['Data engineer', 'Ingeniera de datos', 'Engenheira de dados'],
  ['Machine learning engineer', 'Ingeniera de aprendizaje automático', 'Engenheira de machine learning'],
  ['Product manager', 'Product manager', 'Gerente de produto'],
  ['Product designer', 'Diseñadora de producto', 'Designer de produto'],
  ['UX researcher', 'Investigadora UX', 'Pesquisadora UX'],
  ['UX writer', 'Redactora UX', 'Redatora UX'],
  ['QA engineer', 'Ingeniera de QA', 'Engenheira de QA'],
  ['DevOps engineer', 'Ingeniera DevOps', 'Engenheira DevOps'],
  ['Site reliability engineer', 'Ingeniera de confiabilidad', 'Engenheira de confiabilidade'],
  ['Cloud architect', 'Arquitecta de nube', 'Arquiteta de nuvem'],
  ['Security analyst', 'Analista de seguridad', 'Analista de segurança'],
  ['Engineering manager', 'Gerente de ingeniería', 'Gerente de engenharia'],
  ['Scrum master', 'Scrum master', 'Scrum master'],
  ['Project manager', 'Gerente de proyectos', 'Gerente de projetos'],
  ['Technical recruiter', 'Reclutadora técnica', 'Recrutadora técnica'],
  ['Developer advocate', 'Promotora de desarrollo', 'Developer advocate'],
  ['Technical writer', 'Redactora técnica', 'Redatora técnica'],
  ['Business analyst', 'Analista de negocio', 'Analista de negócios'],
  ['Growth marketer', 'Especialista en crecimiento', 'Especialista em growth'],
  ['Support engineer', 'Ingeniera de soporte', 'Engenheira de suporte'],
  ['Founder', 'Fundadora', 'Fundadora'],
  ['Chief technology officer', 'Directora de tecnología', 'Diretora de tecnologia'],
];

export const roles: readonly (readonly [name: string, label: string, description: string])[] = [
  ['admin', 'Administrators', 'Looks after content, people and settings.'],
  ['latinas', 'Latinas', 'Latina women who work in tech, or want to.'],
  ['recruiters', 'Recruiters', 'Hires for a company of the community.'],
  ['allies', 'Allies', 'Supports the community.'],
  ['founders', 'Founders', 'Has founded a company.'],
  ['investors', 'Investors', 'Invests in companies of the community.'],
];
