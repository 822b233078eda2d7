import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const identityLabels: AuditLabels = {
  resources: {
    users: { en: 'Users', es: 'Usuarias', pt: 'Usuárias' },
    roles: { en: 'Roles', es: 'Roles', pt: 'Papéis' },
    sign_ins: { en: 'Login sessions', es: 'Sesiones', pt: 'Sessões' },
    users_lost: { en: 'Lost registrations', es: 'Registros perdidos', pt: 'Cadastros perdidos' },
  },
  actions: {
    rights: { en: 'Changed rights', es: 'Cambió permisos', pt: 'Mudou permissões' },
    viewAs: { en: 'Began to view as', es: 'Empezó a ver como', pt: 'Começou a ver como' },
    viewAsEnd: { en: 'Ended viewing as', es: 'Dejó de ver como', pt: 'Parou de ver como' },
    merge: { en: 'Merged accounts', es: 'Unió cuentas', pt: 'Uniu contas' },
    mergeUndo: { en: 'Undid a merge', es: 'Deshizo una unión', pt: 'Desfez uma união' },
    markDistinct: { en: 'Marked as another person', es: 'Marcó que es otra persona', pt: 'Marcou como outra pessoa' },
    unmarkDistinct: {
      en: 'Took back the mark of another person',
      es: 'Retiró la marca de otra persona',
      pt: 'Retirou a marca de outra pessoa',
    },
    verifyEmail: { en: 'Confirmed the e-mail address', es: 'Confirmó el correo', pt: 'Confirmou o e-mail' },
    changeEmail: { en: 'Changed the e-mail address', es: 'Cambió el correo', pt: 'Mudou o e-mail' },
    undoEmailChange: {
      en: 'Undid a change of the e-mail address',
      es: 'Deshizo un cambio de correo',
      pt: 'Desfez uma mudança de e-mail',
    },
    addFactor: { en: 'Added a second factor', es: 'Añadió un segundo factor', pt: 'Adicionou um segundo fator' },
    removeFactor: { en: 'Removed a second factor', es: 'Quitó un segundo factor', pt: 'Removeu um segundo fator' },
    removeFactors: {
      en: 'Removed the second factor of a user',
      es: 'Quitó el segundo factor de una persona',
      pt: 'Removeu o segundo fator de uma pessoa',
    },
    renewRecoveryCodes: {
      en: 'Made new recovery codes',
      es: 'Creó códigos de recuperación nuevos',
      pt: 'Criou novos códigos de recuperação',
    },
    useRecoveryCode: {
      en: 'Signed in with a recovery code',
      es: 'Entró con un código de recuperación',
      pt: 'Entrou com um código de recuperação',
    },
    resetPassword: { en: 'Set a new password', es: 'Puso una contraseña nueva', pt: 'Definiu uma nova senha' },
    appointAdmin: {
      en: 'Made an administrator, by the operator’s command',
      es: 'Hizo administradora, con el comando de quien opera el sitio',
      pt: 'Tornou administradora, com o comando de quem opera o site',
    },
    refreshReused: {
      en: 'A copied login session was ended',
      es: 'Se cerró una sesión copiada',
      pt: 'Uma sessão copiada foi encerrada',
    },
    burn: { en: 'Too many wrong codes', es: 'Demasiados códigos erróneos', pt: 'Códigos errados demais' },
    updatePrivacy: { en: 'Changed privacy', es: 'Cambió la privacidad', pt: 'Mudou a privacidade' },
    removeData: {
      en: 'Requested the removal of data',
      es: 'Pidió la eliminación de datos',
      pt: 'Pediu a exclusão de dados',
    },
    keepData: {
      en: 'Cancelled the removal of data',
      es: 'Canceló la eliminación de datos',
      pt: 'Cancelou a exclusão de dados',
    },
    downloadData: { en: 'Downloaded personal data', es: 'Descargó datos personales', pt: 'Baixou dados pessoais' },
    anonymise: { en: 'Removed personal data', es: 'Eliminó datos personales', pt: 'Excluiu dados pessoais' },
    reactivate: { en: 'Reactivated', es: 'Reactivó', pt: 'Reativou' },
    deactivate: { en: 'Deactivated', es: 'Desactivó', pt: 'Desativou' },
  },
};
