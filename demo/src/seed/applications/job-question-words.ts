import type { Words } from '@enlace/api/seeding';

export interface DemoJobQuestion {
  readonly kind: 'line' | 'text' | 'yes_no' | 'choice' | 'choices' | 'file';
  readonly label: Words;
  readonly help?: Words;
  readonly isRequired?: boolean;
  readonly choices?: readonly Words[];
  /** Answers of members, in English; other questions are not answered. */
  readonly answers?: readonly (string | boolean | readonly string[])[];
}

/** What companies ask, the most usual first. */
export const jobQuestions: readonly DemoJobQuestion[] = [
  {
    kind: 'choice',
    label: ['When could you begin?', '¿Cuándo podrías empezar?', 'Quando você poderia começar?'],
    isRequired: true,
    choices: [
      ['At once', 'De inmediato', 'Imediatamente'],
      ['Within a month', 'En un mes', 'Em um mês'],
      ['Later', 'Más adelante', 'Mais tarde'],
    ],
    answers: ['At once', 'Within a month', 'Within a month', 'Later'],
  },
  {
    kind: 'yes_no',
    label: [
      'May you work in the country of the job without a visa?',
      '¿Puedes trabajar en el país del empleo sin visa?',
      'Você pode trabalhar no país da vaga sem visto?',
    ],
    isRequired: true,
    answers: [true, true, true, false],
  },
  {
    kind: 'line',
    label: ['What pay do you expect, in a month?', '¿Qué sueldo esperas al mes?', 'Qual salário você espera por mês?'],
    help: ['A range is fine.', 'Un rango está bien.', 'Uma faixa está bem.'],
    answers: ['2,500 to 3,000 USD', 'Lo que dice el anuncio.', 'A partir de 9.000 BRL', '45 000 MXN'],
  },
  {
    kind: 'choices',
    label: [
      'Which of these have you used at work?',
      '¿Qué usaste en un trabajo?',
      'O que você já usou em um trabalho?',
    ],
    choices: [
      ['Automated tests', 'Pruebas automáticas', 'Testes automatizados'],
      ['Code reviews', 'Revisiones de código', 'Revisões de código'],
      ['On-call duty', 'Guardias', 'Plantões'],
    ],
    answers: [
      ['Automated tests', 'Code reviews'],
      ['Code reviews'],
      ['Automated tests', 'Code reviews', 'On-call duty'],
    ],
  },
  {
    kind: 'text',
    label: [
      'Describe something that you have built and are proud of.',
      'Cuenta algo que construiste y te da orgullo.',
      'Conte algo que você construiu e de que se orgulha.',
    ],
    answers: [
      'El sistema de turnos de la clínica de mi pueblo: funciona sin internet y lo mantiene la enfermera.',
      'A small library for plurals in Quechua. Three people use it, and all three wrote to me.',
      'Migrei o relatório mensal de uma ONG de quarenta planilhas para uma página que se atualiza sozinha.',
    ],
  },
  {
    kind: 'file',
    label: ['Samples of your work', 'Muestras de tu trabajo', 'Amostras do seu trabalho'],
    help: ['Optional, one PDF.', 'Opcional, un PDF.', 'Opcional, um PDF.'],
  },
];
