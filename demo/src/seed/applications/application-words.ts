/** What members write to companies. */
export const applicationWords: readonly string[] = [
  'Hola, equipo: llevo cuatro años con datos abiertos y me encantaría trabajar en algo que use mi comunidad.',
  'Vi el puesto en la reunión del capítulo. Me gustó cómo describen las revisiones de código, sin prisas y con cariño.',
  'I moved from teaching to engineering three years ago. What I liked most in the classroom, explaining, is what I do in reviews now.',
  'Olá! Trabalhei em um projeto parecido no hackathon do ano passado e adoraria levar a ideia adiante com vocês.',
  'Soy de Oaxaca y trabajo a distancia desde 2021. Puedo empezar en dos semanas; los viernes por la tarde cuido a mi sobrina.',
  'My English is better in writing than on the telephone. I read everything twice and I ask when something is unclear.',
  'Terminé el curso de accesibilidad aquí mismo, y desde entonces no puedo ver un formulario sin etiquetas.',
  'Estou voltando ao mercado depois de dois anos com meu filho. Fiz três projetos nesse tempo; os links estão no perfil.',
  'Conozco su producto como usuaria: en mi pueblo lo usamos para pedir turno en la clínica. Tengo ideas.',
  'I led a team of four for a year and found out that I like building more than planning. Hence this application.',
];

export const rejectionReasons: readonly string[] = [
  'Buscamos a alguien con más años en producción.',
  'El puesto ya está ocupado.',
  'We need someone who can be in the office three days a week.',
  'A vaga pede inglês fluente no dia a dia.',
  'Elegimos a otra persona con más experiencia en el sector.',
];

export const recruiterNotes: readonly string[] = [
  'Buena charla, muy clara al explicar.',
  'Preguntar por la disponibilidad en enero.',
  'Strong portfolio, little back-end.',
  'Recomendada por el capítulo de Bogotá.',
  'Boa para a vaga de dados que abre em março.',
];
