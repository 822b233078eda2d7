/**
 * Questions of the demo quizzes in the languages of the courses. The first choices are right; those of an order are in
 * the right one.
 */
export const quizTexts = {
  en: [
    {
      kind: 'one',
      text: 'An error has ten lines. Where do you begin to read?',
      rightTexts: ['At the last line'],
      wrongTexts: ['At the first line', 'In the middle', 'Nowhere: I start again'],
      explanation: 'The last line names what went wrong; the lines above lead to the place.',
    },
    {
      kind: 'many',
      text: 'Which of these belong to a good question to others?',
      rightTexts: ['What I wanted to do', 'What I have tried'],
      wrongTexts: ['Who is to blame'],
      explanation: null,
    },
    {
      kind: 'text',
      text: 'What is the name of a value that never changes?',
      rightTexts: ['constant', 'a constant', 'const'],
      wrongTexts: [],
      explanation: 'A constant keeps the value that it got first.',
    },
    {
      kind: 'number',
      text: 'How many seconds does an hour have?',
      rightTexts: ['3600'],
      wrongTexts: [],
      explanation: 'Sixty minutes of sixty seconds.',
    },
    {
      kind: 'order',
      text: 'Put the steps of finding an error in order.',
      rightTexts: ['Read the message', 'Find the line', 'Change one thing', 'Run it again'],
      wrongTexts: [],
      explanation: 'One change at a time shows what helped.',
    },
  ],
  es: [
    {
      kind: 'one',
      text: 'Un error tiene diez líneas. ¿Por dónde empiezas a leer?',
      rightTexts: ['Por la última línea'],
      wrongTexts: ['Por la primera línea', 'Por el medio', 'Por ningún lado: empiezo de nuevo'],
      explanation: 'La última línea dice qué falló; las de arriba llevan al lugar.',
    },
    {
      kind: 'many',
      text: '¿Qué lleva una buena pregunta a otras personas?',
      rightTexts: ['Lo que quería hacer', 'Lo que ya probé'],
      wrongTexts: ['Quién tiene la culpa'],
      explanation: null,
    },
    {
      kind: 'text',
      text: '¿Cómo se llama un valor que nunca cambia?',
      rightTexts: ['constante', 'una constante', 'const'],
      wrongTexts: [],
      explanation: 'Una constante conserva el valor que recibió primero.',
    },
    {
      kind: 'number',
      text: '¿Cuántos segundos tiene una hora?',
      rightTexts: ['3600'],
      wrongTexts: [],
      explanation: 'Sesenta minutos de sesenta segundos.',
    },
    {
      kind: 'order',
      text: 'Ordena los pasos para encontrar un error.',
      rightTexts: ['Leer el mensaje', 'Buscar la línea', 'Cambiar una sola cosa', 'Ejecutar de nuevo'],
      wrongTexts: [],
      explanation: 'Un cambio a la vez muestra qué ayudó.',
    },
  ],
  pt: [
    {
      kind: 'one',
      text: 'Um erro tem dez linhas. Por onde você começa a ler?',
      rightTexts: ['Pela última linha'],
      wrongTexts: ['Pela primeira linha', 'Pelo meio', 'Por lugar nenhum: começo de novo'],
      explanation: 'A última linha diz o que falhou; as de cima levam ao lugar.',
    },
    {
      kind: 'many',
      text: 'O que faz parte de uma boa pergunta a outras pessoas?',
      rightTexts: ['O que eu queria fazer', 'O que já tentei'],
      wrongTexts: ['De quem é a culpa'],
      explanation: null,
    },
    {
      kind: 'text',
      text: 'Como se chama um valor que nunca muda?',
      rightTexts: ['constante', 'uma constante', 'const'],
      wrongTexts: [],
      explanation: 'Uma constante guarda o valor que recebeu primeiro.',
    },
    {
      kind: 'number',
      text: 'Quantos segundos tem uma hora?',
      rightTexts: ['3600'],
      wrongTexts: [],
      explanation: 'Sessenta minutos de sessenta segundos.',
    },
    {
      kind: 'order',
      text: 'Ordene os passos para encontrar um erro.',
      rightTexts: ['Ler a mensagem', 'Achar a linha', 'Mudar uma só coisa', 'Executar de novo'],
      wrongTexts: [],
      explanation: 'Uma mudança por vez mostra o que ajudou.',
    },
  ],
} as const;

/** Titles of modules: English, Spanish, Portuguese. */
export const moduleTitles = [
  ['Getting started', 'Primeros pasos', 'Primeiros passos'],
  ['Practice', 'Práctica', 'Prática'],
  ['Going further', 'Más allá', 'Indo além'],
] as const;
