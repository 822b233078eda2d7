import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const membershipsLabels: AuditLabels = {
  resources: {
    memberships: { en: 'Memberships', es: 'Membresías', pt: 'Assinaturas' },
    price_changes: { en: 'Price changes', es: 'Cambios de precio', pt: 'Mudanças de preço' },
    coupons: { en: 'Coupons', es: 'Cupones', pt: 'Cupons' },
  },
  actions: {
    pauseDunning: {
      en: 'Paused the reminders of a failed payment',
      es: 'Pausó los avisos de un pago fallido',
      pt: 'Pausou os avisos de um pagamento que falhou',
    },
    endDunningPause: {
      en: 'Resumed the reminders of a failed payment',
      es: 'Reanudó los avisos de un pago fallido',
      pt: 'Retomou os avisos de um pagamento que falhou',
    },
    writeOff: {
      en: 'Wrote a failed payment off',
      es: 'Dio por perdido un pago fallido',
      pt: 'Deu um pagamento por perdido',
    },
    givePlan: { en: 'Gave a plan without payments', es: 'Dio un plan sin pagos', pt: 'Deu um plano sem pagamentos' },
    endCoupon: { en: 'Ended a coupon', es: 'Terminó un cupón', pt: 'Encerrou um cupom' },
    endGivenPlan: { en: 'Ended a given plan', es: 'Terminó un plan regalado', pt: 'Encerrou um plano dado' },
    cancelPlan: { en: 'Ended a plan', es: 'Terminó un plan', pt: 'Encerrou um plano' },
    changeCard: { en: 'Changed the card', es: 'Cambió la tarjeta', pt: 'Mudou o cartão' },
    changePlan: { en: 'Changed the plan', es: 'Cambió el plan', pt: 'Mudou o plano' },
    keepPlan: { en: 'Took a change of plan back', es: 'Deshizo un cambio de plan', pt: 'Desfez uma mudança de plano' },
    failPayment: {
      en: 'The payment of a plan failed',
      es: 'El pago de un plan falló',
      pt: 'O pagamento de um plano falhou',
    },
    stopCharges: {
      en: 'The payment of a plan is no longer tried',
      es: 'El pago de un plan ya no se intenta',
      pt: 'O pagamento de um plano não é mais tentado',
    },
    recoverPayment: {
      en: 'The failed payment of a plan was made',
      es: 'El pago fallido de un plan se hizo',
      pt: 'O pagamento que falhou de um plano foi feito',
    },
    endPlan: { en: 'A plan is over', es: 'Un plan llegó a su fin', pt: 'Um plano chegou ao fim' },
    startPriceChange: {
      en: 'Started a price change',
      es: 'Inició un cambio de precio',
      pt: 'Iniciou uma mudança de preço',
    },
    withdrawPriceChange: {
      en: 'Took a price change back',
      es: 'Deshizo un cambio de precio',
      pt: 'Desfez uma mudança de preço',
    },
    applyPriceChange: {
      en: 'Moved a member to a new price',
      es: 'Pasó a una persona al precio nuevo',
      pt: 'Passou uma pessoa para o novo preço',
    },
    resumePlan: { en: 'Resumed a plan', es: 'Reactivó un plan', pt: 'Reativou um plano' },
  },
};
