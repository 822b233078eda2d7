/** Stages of two companies, in up to three languages. */
export const companyStages = [
  [
    { names: { es: 'Leída con calma', en: 'Read with care', pt: 'Lida com calma' }, state: 'viewed', color: 'neutral' },
    { names: { es: 'Llamada corta', en: 'Short call', pt: 'Ligação curta' }, state: 'in_review', color: 'teal' },
    {
      names: { es: 'Prueba en pareja', en: 'Pair session', pt: 'Teste em dupla' },
      state: 'interview',
      color: 'marigold',
    },
    {
      names: { es: 'Charla con el equipo', en: 'Team talk', pt: 'Conversa com o time' },
      state: 'interview',
      color: 'plum',
    },
    { names: { es: 'Carta enviada', en: 'Letter sent', pt: 'Carta enviada' }, state: 'offer', color: 'success' },
  ],
  [
    { names: { pt: 'Triagem', en: 'Screening' }, state: 'in_review', color: 'teal' },
    { names: { pt: 'Desafio técnico' }, state: 'in_review', color: 'plum' },
    { names: { pt: 'Finalistas', es: 'Finalistas' }, state: 'shortlisted', color: 'guava' },
    {
      names: { pt: 'Entrevista com a liderança', en: 'Interview with the lead' },
      state: 'interview',
      color: 'marigold',
    },
  ],
] as const;

/** Templates of messages; the last one has no English text, so its readers in English get the Spanish one. */
export const companyTemplates = [
  {
    kind: 'interview',
    name: 'Primera charla',
    texts: {
      en: 'Hello {name},\n\nwe liked your application for {job} and would like to talk for half an hour. Which day of next week suits you?\n\n{recruiter}, {company}',
      es: 'Hola, {name}:\n\nNos gustó tu postulación a {job} y nos encantaría conversar media hora. ¿Qué día de la próxima semana te queda bien?\n\n{recruiter}, {company}',
      pt: 'Olá, {name}!\n\nGostamos da sua candidatura à vaga {job} e queremos conversar meia hora. Que dia da próxima semana é bom para você?\n\n{recruiter}, {company}',
    },
  },
  {
    kind: 'reject',
    name: 'Gracias y hasta pronto',
    texts: {
      en: 'Hello {name},\n\nthank you for the time that you gave to your application for {job}. This time we go on with another person. We keep an eye on what you do.\n\n{company}',
      es: 'Hola, {name}:\n\nGracias por el tiempo que diste a tu postulación a {job}. Esta vez seguimos con otra persona. Seguimos atentos a lo que haces.\n\n{company}',
      pt: 'Olá, {name}!\n\nObrigada pelo tempo que você deu à sua candidatura à vaga {job}. Desta vez seguimos com outra pessoa. Continuamos de olho no que você faz.\n\n{company}',
    },
  },
  {
    kind: 'review',
    name: 'Ya te leemos',
    texts: {
      es: 'Hola, {name}: tu postulación a {job} ya está en manos del equipo. Te escribimos en unos días.',
      pt: 'Olá, {name}! Sua candidatura à vaga {job} já está com o time. Escrevemos em alguns dias.',
    },
  },
] as const;
