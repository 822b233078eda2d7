import type { Words } from './localize-words';

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

/** The same types in the vocabulary of search engines. */
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
  ['WriteContext', 'Redacción', 'Redação'],
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

/** The first has id 1 in a new database: `packages/list?role_id=1` are the packages of members. */
export const roles: readonly (readonly [name: string, label: string, description: string])[] = [
  ['latinas', 'Latinas', 'Latina women who work in tech, or want to.'],
  ['recruiters', 'Recruiters', 'Hires for a company of the community.'],
  ['allies', 'Allies', 'Supports the community.'],
  ['founders', 'Founders', 'Has founded a company.'],
  ['investors', 'Investors', 'Invests in companies of the community.'],
  ['admin', 'Administrators', 'Looks after content, people and settings.'],
];
