/** Observed ways in which people send forms. */
export interface Way {
  readonly name: string;
  /** Guard fields of the post; `solved` means a solved proof of work of this sender. */
  readonly guard: Readonly<Record<string, unknown>>;
  readonly proof: 'none' | 'solved';
}

export const ways: readonly Way[] = [
  { name: 'types slowly', guard: { fill_ms: 184_220, form_remark: '' }, proof: 'solved' },
  { name: 'types fast', guard: { fill_ms: 21_480, form_remark: '' }, proof: 'solved' },
  {
    name: 'lets the browser fill in everything and sends at once',
    guard: { fill_ms: 1340, form_remark: '' },
    proof: 'solved',
  },
  { name: 'pastes a text written elsewhere', guard: { fill_ms: 6120, form_remark: '' }, proof: 'solved' },
  { name: 'listens to a screen reader, field by field', guard: { fill_ms: 611_900, form_remark: '' }, proof: 'solved' },
  { name: 'dictates on a telephone', guard: { fill_ms: '48210', form_remark: '' }, proof: 'solved' },
  { name: 'leaves the form open over lunch', guard: { fill_ms: 5_400_000, form_remark: '' }, proof: 'solved' },
  { name: 'uses only the keyboard', guard: { fill_ms: 73_000 }, proof: 'solved' },
  { name: 'has no JavaScript', guard: {}, proof: 'none' },
  { name: 'has no JavaScript, and the hidden field is sent empty', guard: { form_remark: '' }, proof: 'none' },
  { name: 'has a telephone that cannot do the proof', guard: { fill_ms: 90_000, form_remark: '' }, proof: 'none' },
];

/** Texts of people, in all the forms that they take. */
export const letters: readonly { readonly first_name: string; readonly last_name: string; readonly message: string }[] =
  [
    { first_name: 'Ana', last_name: 'Sá', message: 'Oi! Como faço para participar do próximo encontro?' },
    {
      first_name: 'María José',
      last_name: 'Núñez Peña',
      message: 'Hola, me gustaría dar una charla sobre accesibilidad. Mi sitio: https://mjnunez.example.org',
    },
    { first_name: 'MARTA', last_name: 'IBARRA', message: 'NO PUEDO ENTRAR A MI CUENTA. AYUDENME POR FAVOR. GRACIAS' },
    { first_name: 'Li', last_name: 'Ng', message: 'Hi' },
    {
      first_name: 'Bernarda',
      last_name: "O'Higgins",
      message: 'Two questions:\n1) is the venue on the ground floor?\n2) may I bring my baby?\n\nThank you!',
    },
    {
      first_name: 'Xóchitl',
      last_name: 'Xicohténcatl Luna',
      message: 'Quiero abrir un capítulo en Tlaxcala. Somos doce y ya tenemos salón los jueves.',
    },
    {
      first_name: 'Guðrún',
      last_name: 'Sigurðardóttir Ríos',
      message: 'I grew up in Reykjavík and Lima. Is there a chapter in Scandinavia?',
    },
    {
      first_name: 'Inés (Nené)',
      last_name: 'Zubizarreta',
      message: 'El código de verificación no llega. Ya revisé la carpeta de correo no deseado.',
    },
    {
      first_name: 'Joana',
      last_name: 'Brandão',
      message:
        'Trabalho com marketing e gostaria de ser mentora. Segue o meu perfil: https://www.linkedin.com/in/joana-demo',
    },
    {
      first_name: 'Nguyễn Thị',
      last_name: 'Phương Herrera',
      message: 'I am an SEO specialist looking for my next team. Which of your companies hire in Madrid?',
    },
    {
      first_name: 'Sofía',
      last_name: 'Müller-Großmann',
      message: 'Soy docente. ¿Puedo llevar a mis alumnas (14–16 años) al taller del sábado? Serían unas 20.',
    },
    {
      first_name: 'xochiquetzal',
      last_name: 'de la cruz',
      message:
        'q onda! vi el evento en insta pero el link no abre :( https://www.instagram.com/p/demo123 lo pueden revisar?',
    },
    {
      first_name: 'Camila',
      last_name: 'Restrepo',
      message:
        'Trabajo en PostgreSQL y TypeScript; busco un equipo donde también se hable de JavaScript y GraphQL sin gritos. Mi repositorio: https://code.example.org/camila',
    },
    {
      first_name: 'Renata',
      last_name: 'Guimarães',
      message: `Prezadas, ${'escrevo porque a nossa empresa quer contratar mais mulheres e não sabe por onde começar. '.repeat(20)}`,
    },
  ];
