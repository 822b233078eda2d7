import type { PrivacyDocument } from './privacy-document';

export const document: PrivacyDocument = {
  title: 'Política de privacidade',
  lead: 'Guardamos o mínimo possível sobre você, dizemos para quê, e não compartilhamos nem vendemos. Nesta página está tudo, com nome.',
  updated: 'Última alteração: {date}',
  contents: 'Nesta página',
  sections: [
    {
      id: 'who',
      title: 'Quem é responsável',
      paragraphs: [
        'A comunidade sem fins lucrativos que mantém este site decide o que é guardado e para quê. Cada capítulo é tocado por voluntárias que seguem esta política e o nosso código de conduta.',
      ],
    },
    {
      id: 'what',
      title: 'O que guardamos sobre você',
      paragraphs: ['Se você só lê, não guardamos nada que a identifique. Se tem uma conta, guardamos:'],
      points: [
        'Sua conta: e-mail, nome e uma senha armazenada de um jeito que não permite lê-la. Com o LinkedIn recebemos seu nome, e-mail e foto, e nenhuma senha.',
        'Seu perfil, até onde você o preencher: título, algumas palavras sobre você, cidade e país, área de atuação, nível, capítulo, endereço no LinkedIn, foto, idioma.',
        'O que você faz aqui como participante: os capítulos de que faz parte, os eventos em que se inscreve, os papéis que tem.',
        'Um registro das alterações feitas por administradoras e líderes de capítulo, com horário e conta, para que erros e abusos possam ser rastreados.',
        'Registros técnicos das requisições (endereço, horário, página, resultado), guardados por 30 dias para manter o serviço seguro e no ar.',
        'Se você aceitar: que a página de uma vaga, de uma empresa ou de um capítulo foi lida, e quando. Junto vai um valor aleatório da sua visita, do qual fazemos uma palavra diferente para cada página e cada dia; depois de dois dias essa palavra é apagada. Nem o seu endereço, nem a sua conta, nem as outras páginas que você lê são guardados com isso.',
        'Com “Perto de mim”, o seu navegador procura a sua localização somente se você permitir e a compara com os nossos lugares no seu dispositivo. Ela nunca é enviada para nós.',
      ],
    },
    {
      id: 'why',
      title: 'Com que direito',
      paragraphs: ['Cada uso tem uma única razão legal:'],
      points: [
        'Dar a você aquilo em que se inscreveu: sua conta, seu capítulo, seus eventos (contrato).',
        'Manter o serviço seguro, impedir abusos e contar participantes no total, nunca pelo nome (legítimo interesse).',
        'Lembrar escolhas que não são estritamente necessárias e medir visitas (seu consentimento, que você pode retirar quando quiser em “Configurações de cookies”, no rodapé de cada página).',
        'Guardar comprovantes pelo tempo que a lei tributária exigir (obrigação legal).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Quem pode ver',
      paragraphs: [
        'Quem visita vê o nome e o título de líderes de capítulo e palestrantes, porque elas dão a cara pela comunidade. Administradoras veem as contas para poder cuidar dela. Recrutadores veem números, como participantes por país, que não identificam ninguém.',
        'As empresas que operam nossos servidores e enviam nossos e-mails tratam dados por nossa conta e somente conforme nossas instruções. Não entregamos nada a anunciantes nem vendemos nada a ninguém.',
      ],
    },
    {
      id: 'how-long',
      title: 'Por quanto tempo guardamos',
      paragraphs: [
        'Sua conta fica até que você ou nós a removamos. Uma sessão sem uso termina depois de 30 dias. Quando você sai, seus dados são removidos ou tornados anônimos; o que a lei nos obriga a manter fica à parte e só enquanto ela obrigar.',
      ],
    },
    {
      id: 'rights',
      title: 'O que você pode pedir',
      paragraphs: [
        'Você pode pedir uma cópia dos seus dados, a correção, a remoção, levá-los para outro lugar, opor-se a um uso ou retirar um consentimento. Vale onde quer que você more, chame-se a sua lei LGPD, GDPR ou outra. Você também pode reclamar à autoridade de proteção de dados.',
        'Escreva para o e-mail que está na página de qualquer capítulo e diga que é sobre privacidade. Sua mensagem é encaminhada na mesma semana, e respondemos em até 30 dias.',
      ],
    },
  ],
  storage: {
    id: 'cookies',
    title: 'Cookies e armazenamento local',
    lead: 'Os cookies servem para sessões e análise de uso e não são compartilhados nem vendidos. Nada opcional roda antes de você aceitar. Só “enlace.visit” é opcional; cada um dos outros itens abaixo é necessário para algo que você pediu, e nenhum é de publicidade.',
    caption: 'Tudo o que este site pode guardar no seu navegador',
    columns: { name: 'Nome', kind: 'Onde', purpose: 'Para que serve', life: 'Quanto dura' },
    kinds: {
      cookie: 'Cookie',
      local: 'Armazenamento local',
      both: 'Cookie e armazenamento local',
      tab: 'Armazenamento desta aba',
    },
    entries: {
      'next-auth.session-token': {
        purpose: 'Mantém você conectada. Scripts não conseguem ler.',
        life: '30 dias depois da última visita; termina quando você sai',
      },
      'next-auth.csrf-token': {
        purpose: 'Prova que um formulário foi enviado deste site e não de uma falsificação.',
        life: 'Até você fechar o navegador',
      },
      'next-auth.callback-url': {
        purpose: 'Lembra a página para onde voltar depois de entrar.',
        life: 'Até você fechar o navegador',
      },
      enlace_refresh: {
        purpose: 'Renova sua sessão sem pedir a senha de novo. Scripts não conseguem ler.',
        life: '30 dias depois da última visita; termina quando você sai',
      },
      enlace_device: {
        purpose:
          'Deixa você entrar neste dispositivo enquanto outras pessoas tentam adivinhar a sua senha. Só é lido ao entrar e não indica nenhuma conta.',
        life: 'Um ano; é renovado quando você entra',
      },
      enlace_bucket: {
        purpose:
          'Uma palavra aleatória que mantém você na mesma versão de uma página enquanto outra é testada. Só existe durante esses testes; não diz nada sobre você.',
        life: '1 ano',
      },
      user_cookie_consent: {
        purpose: 'Lembra se você aceitou os cookies opcionais (1) ou recusou (0).',
        life: '1 ano como cookie; no armazenamento local, até você limpar',
      },
      enlace_locale: {
        purpose: 'Lembra o idioma que você escolheu.',
        life: '1 ano como cookie; no armazenamento local, até você limpar',
      },
      enlace_theme: {
        purpose: 'Lembra se você escolheu claro ou escuro.',
        life: '1 ano como cookie; no armazenamento local, até você limpar',
      },
      enlace_typefaces: {
        purpose: 'Lembra que seu navegador já tem nossas fontes tipográficas, para que as páginas comecem com elas.',
        life: 'Até você limpar',
      },
      accessToken: {
        purpose:
          'Permite que a página busque seus próprios dados enquanto você está conectada. Expira em 15 minutos e é renovado.',
        life: 'Até você sair',
      },
      user: { purpose: 'Seu próprio perfil, para que seu nome apareça antes da rede.', life: 'Até você sair' },
      'persist:root': {
        purpose: 'O que o site lembra entre duas visitas, por exemplo se você está conectada.',
        life: 'Até você limpar; sua sessão é retirada quando você sai',
      },
      'nextauth.message': {
        purpose: 'Avisa as outras abas que você entrou ou saiu. Não contém dados pessoais.',
        life: 'Até você limpar',
      },
      enlace_draft: {
        purpose:
          'Guarda o que você escreveu em um formulário ainda não enviado; nunca senhas nem arquivos. Um por formulário.',
        life: 'Até você enviar, sair ou fechar a aba; se você paga ingressos, até o pedido estar completo',
      },
      enlace_hold: {
        purpose: 'Lembra seu pedido de ingressos, para que ele continue depois de fechar a página. Um por evento.',
        life: 'Até você escolher outros ingressos, sair ou apagá-lo; senão, ele é apagado quando você abre um evento um dia depois de completar o pedido',
      },
      enlace_plain: {
        purpose: 'Lembra que você entrou em uma página sem scripts.',
        life: 'Até você sair ou fechar o navegador',
      },
      enlace_release: {
        purpose: 'Mostra uma versão antes de ser publicada, em um navegador que abriu um link da equipe.',
        life: 'Até o link ou a pré-visualização terminar',
      },
      enlace_core: {
        purpose: 'Carrega as páginas com ferramentas de desenvolvimento, se alguém do desenvolvimento as pediu.',
        life: '12 horas',
      },
      'enlace.course': {
        purpose: 'Lembra o curso em que você quer se inscrever enquanto você entra.',
        life: 'Até a inscrição ser feita, no máximo 30 minutos, ou até você sair ou fechar a aba',
      },
      'enlace.draft': {
        purpose: 'Administração: guarda as alterações de um registro que ainda não foram salvas.',
        life: '7 dias, ou até você salvá-las, descartá-las ou sair',
      },
      'enlace.layout': {
        purpose: 'Administração: suas colunas e a altura das linhas de cada lista.',
        life: 'Até você limpar',
      },
      'enlace.opening': {
        purpose: 'Administração: a visão salva com que uma lista se abre.',
        life: 'Até você escolher outra ou sair',
      },
      'enlace.keys': {
        purpose: 'Administração: lembra que você desativou os atalhos de uma só tecla.',
        life: 'Até você ativá-los ou limpar',
      },
      'enlace.visits': {
        purpose: 'Administração: as últimas páginas que você abriu, para a busca rápida.',
        life: 'Até você sair ou fechar a aba',
      },
      'enlace.viewing': {
        purpose: 'Administração: marca uma aba em que uma administradora vê o site como outra usuária.',
        life: 'Até a visualização terminar ou você fechar a aba',
      },
      'enlace.visit': {
        purpose:
          'Opcional, somente depois que você aceitar: um valor aleatório e as páginas de vagas, empresas e capítulos desta visita, para contar cada uma uma só vez. Não diz nada sobre você.',
        life: 'Até você fechar a aba',
      },
    },
    note: 'Com https, o navegador acrescenta __Secure- ou __Host- aos três primeiros nomes. Você pode apagar tudo nas configurações do navegador; sua sessão é encerrada e perguntamos de novo sobre os cookies.',
  },
};
