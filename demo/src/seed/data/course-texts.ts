import type { Words } from '@enlace/api/seeding';

type Level = 'beginner' | 'intermediate' | 'advanced';

/** Courses in addition to those of the first season. */
export const newCourses: readonly (readonly [name: Words, area: number, level: Level])[] = [
  [['HTTP in plain words', 'HTTP en palabras simples', 'HTTP em palavras simples'], 1, 'intermediate'],
  [['Data structures by hand', 'Estructuras de datos a mano', 'Estruturas de dados à mão'], 1, 'intermediate'],
  [
    ['Screens for people who do not see them', 'Pantallas para quien no las ve', 'Telas para quem não as vê'],
    2,
    'advanced',
  ],
  [['React, piece by piece', 'React, pieza por pieza', 'React, peça por peça'], 2, 'intermediate'],
  [['Apps that work offline', 'Apps que funcionan sin conexión', 'Apps que funcionam sem conexão'], 3, 'intermediate'],
  [['Kotlin for night owls', 'Kotlin para noctámbulas', 'Kotlin para corujas'], 3, 'advanced'],
  [['Charts that tell the truth', 'Gráficos que dicen la verdad', 'Gráficos que dizem a verdade'], 4, 'advanced'],
  [['Warehouses of rows', 'Almacenes de filas', 'Armazéns de linhas'], 5, 'intermediate'],
  [['Neural networks from scratch', 'Redes neuronales desde cero', 'Redes neurais do zero'], 6, 'beginner'],
  [['What should we build?', '¿Qué deberíamos construir?', 'O que deveríamos construir?'], 7, 'beginner'],
  [['Design systems in real life', 'Sistemas de diseño en la vida real', 'Design systems na vida real'], 8, 'advanced'],
  [['Surveys without surprises', 'Encuestas sin sorpresas', 'Pesquisas sem surpresas'], 9, 'intermediate'],
  [['After the breach', 'Después del incidente', 'Depois do incidente'], 10, 'advanced'],
  [['Infrastructure as text', 'Infraestructura como texto', 'Infraestrutura como texto'], 11, 'advanced'],
  [
    ['Test automation that pays', 'Automatización de pruebas que rinde', 'Automação de testes que compensa'],
    12,
    'advanced',
  ],
  [['Planning with uncertainty', 'Planear con incertidumbre', 'Planejar com incerteza'], 13, 'advanced'],
  [['Story, audience, channel', 'Historia, audiencia, canal', 'História, público, canal'], 14, 'advanced'],
  [['Levels, sound and light', 'Niveles, sonido y luz', 'Fases, som e luz'], 15, 'intermediate'],
  [
    ['A weather station at home', 'Una estación meteorológica en casa', 'Uma estação meteorológica em casa'],
    16,
    'intermediate',
  ],
  [
    [
      'The first twelve months of a company that has no money yet',
      'Los primeros doce meses de una empresa que aún no tiene dinero',
      'Os primeiros doze meses de uma empresa que ainda não tem dinheiro',
    ],
    17,
    'beginner',
  ],
];

export const courseSummaries: readonly Words[] = [
  [
    'Short lessons, one project that grows with each of them, and nobody who says “obviously”.',
    'Lecciones cortas, un proyecto que crece con cada una y nadie que diga «obviamente».',
    'Aulas curtas, um projeto que cresce com cada uma e ninguém que diga “obviamente”.',
  ],
  [
    'For people who learn after work: every lesson fits between dinner and sleep.',
    'Para quienes aprenden después del trabajo: cada lección cabe entre la cena y el sueño.',
    'Para quem aprende depois do trabalho: cada aula cabe entre o jantar e o sono.',
  ],
  [
    'Made by members for members, tried out in four chapters and corrected three times.',
    'Hecho por integrantes para integrantes, probado en cuatro capítulos y corregido tres veces.',
    'Feito por integrantes para integrantes, testado em quatro capítulos e corrigido três vezes.',
  ],
  [
    'Fewer words, more doing. You finish with something you can show at an interview.',
    'Menos palabras, más práctica. Terminas con algo que puedes mostrar en una entrevista.',
    'Menos palavras, mais prática. Você termina com algo que pode mostrar em uma entrevista.',
  ],
];

export const courseStories: readonly Words[] = [
  [
    'The course begins with a problem one of us really had, and comes back to it in every lesson. You need a computer, any computer, and about two evenings a week. If you get stuck, the study group of your chapter has been stuck at the same place.',
    'El curso empieza con un problema que una de nosotras tuvo de verdad y vuelve a él en cada lección. Necesitas una computadora, la que sea, y unas dos noches por semana. Si te atoras, el grupo de estudio de tu capítulo ya se atoró en el mismo lugar.',
    'O curso começa com um problema que uma de nós teve de verdade e volta a ele em cada aula. Você precisa de um computador, qualquer um, e de umas duas noites por semana. Se travar, o grupo de estudo do seu capítulo já travou no mesmo lugar.',
  ],
  [
    'There is no final exam. There is a project, a short talk to three people who have never heard of it, and their questions. Whoever can answer those has learned it.',
    'No hay examen final. Hay un proyecto, una charla corta ante tres personas que nunca oyeron hablar de él y sus preguntas. Quien puede responderlas, aprendió.',
    'Não há prova final. Há um projeto, uma conversa curta com três pessoas que nunca ouviram falar dele e as perguntas delas. Quem consegue responder aprendeu.',
  ],
];

type Kind = 'video' | 'text' | 'exercise';

/** Lessons in their order. A course has the first few and always the last. */
export const lessonPlan: readonly (readonly [title: Words, summary: Words, kind: Kind])[] = [
  [
    ['Before we begin', 'Antes de empezar', 'Antes de começar'],
    ['What you need, and what you do not.', 'Lo que necesitas y lo que no.', 'O que você precisa e o que não precisa.'],
    'text',
  ],
  [
    ['The smallest thing that works', 'Lo más pequeño que funciona', 'A menor coisa que funciona'],
    [
      'Ten minutes from nothing to something.',
      'Diez minutos de la nada a algo.',
      'Dez minutos do nada a alguma coisa.',
    ],
    'video',
  ],
  [
    ['Looking closer', 'Mirar de cerca', 'Olhar de perto'],
    [
      'We take it apart and name the pieces.',
      'Lo desarmamos y nombramos las piezas.',
      'Desmontamos e damos nome às peças.',
    ],
    'video',
  ],
  [
    ['Your turn', 'Te toca', 'Sua vez'],
    ['The same thing with your own data.', 'Lo mismo con tus propios datos.', 'A mesma coisa com os seus dados.'],
    'exercise',
  ],
  [
    ['When it breaks', 'Cuando se rompe', 'Quando quebra'],
    ['Reading an error from the bottom up.', 'Leer un error de abajo hacia arriba.', 'Ler um erro de baixo para cima.'],
    'video',
  ],
  [
    ['Words worth knowing', 'Palabras que conviene saber', 'Palavras que vale a pena saber'],
    [
      'Twelve terms, each in one sentence.',
      'Doce términos, cada uno en una frase.',
      'Doze termos, cada um em uma frase.',
    ],
    'text',
  ],
  [
    ['Doing it again, better', 'Hacerlo otra vez, mejor', 'Fazer de novo, melhor'],
    ['From working to readable.', 'De que funcione a que se entienda.', 'De funcionar a ser legível.'],
    'video',
  ],
  [
    ['With somebody else', 'Con otra persona', 'Com outra pessoa'],
    [
      'An hour in pairs, and what to say in it.',
      'Una hora en pareja y qué decir en ella.',
      'Uma hora em dupla e o que dizer nela.',
    ],
    'exercise',
  ],
  [
    ['A bigger example', 'Un ejemplo más grande', 'Um exemplo maior'],
    ['Where the small one stops helping.', 'Donde el pequeño deja de ayudar.', 'Onde o pequeno deixa de ajudar.'],
    'video',
  ],
  [
    [
      'Habits of people who do this all day',
      'Hábitos de quienes hacen esto a diario',
      'Hábitos de quem faz isso todo dia',
    ],
    ['Five interviews, five habits.', 'Cinco entrevistas, cinco hábitos.', 'Cinco entrevistas, cinco hábitos.'],
    'text',
  ],
  [
    ['Your own project', 'Tu propio proyecto', 'O seu próprio projeto'],
    ['Choose it small, finish it whole.', 'Elígelo pequeño, termínalo entero.', 'Escolha pequeno, termine inteiro.'],
    'exercise',
  ],
  [
    ['Where to go next', 'Hacia dónde seguir', 'Para onde ir depois'],
    [
      'Three ways on, and a circle to walk them with.',
      'Tres caminos y un círculo para andarlos.',
      'Três caminhos e um círculo para percorrê-los.',
    ],
    'text',
  ],
];
