import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const campaignTexts = defineTexts({
  title: pageWords.campaigns,
  help: {
    es: 'Los resultados de una campaña cuentan en indicadores y tableros desde que un administrador la aprueba. Mientras está aprobada, sus muestras no cambian.',
    en: 'The results of a campaign count in indicators and boards once an administrator approves it. While it is approved its samples do not change.',
    fr: 'Les résultats d’une campagne comptent dans les indicateurs et tableaux dès qu’un administrateur l’approuve. Tant qu’elle est approuvée, ses échantillons ne changent pas.',
    pt: 'Os resultados de uma campanha contam em indicadores e painéis desde que um administrador a aprova. Enquanto está aprovada, suas amostras não mudam.',
  },
  campaign: { es: 'Campaña', en: 'Campaign', fr: 'Campagne', pt: 'Campanha' },
  period: { es: 'Muestreo', en: 'Sampling', fr: 'Échantillonnage', pt: 'Amostragem' },
  samples: pageWords.samples,
  results: words.results,
  exceedances: pageWords.exceedances,
  approval: { es: 'Aprobación', en: 'Approval', fr: 'Approbation', pt: 'Aprovação' },
  approved: { es: 'Aprobada', en: 'Approved', fr: 'Approuvée', pt: 'Aprovada' },
  unapproved: { es: 'Sin aprobar', en: 'Not approved', fr: 'Non approuvée', pt: 'Não aprovada' },
  withdrawn: {
    es: 'Aprobación retirada',
    en: 'Approval withdrawn',
    fr: 'Approbation retirée',
    pt: 'Aprovação retirada',
  },
  by: {
    es: '{{on}}, {{person}}',
    en: '{{on}}, {{person}}',
    fr: '{{on}}, {{person}}',
    pt: '{{on}}, {{person}}',
  },
  why: {
    es: '{{on}}, {{person}}: {{reason}}',
    en: '{{on}}, {{person}}: {{reason}}',
    fr: '{{on}}, {{person}} : {{reason}}',
    pt: '{{on}}, {{person}}: {{reason}}',
  },
  anyState: {
    es: 'Aprobadas y sin aprobar',
    en: 'Approved and not',
    fr: 'Approuvées ou non',
    pt: 'Aprovadas e não aprovadas',
  },
  viewSamples: pageWords.viewSamples,
  rename: { es: 'Renombrar', en: 'Rename', fr: 'Renommer', pt: 'Renomear' },
  renameTitle: {
    es: 'Renombrar la campaña',
    en: 'Rename the campaign',
    fr: 'Renommer la campagne',
    pt: 'Renomear a campanha',
  },
  name: words.name,
  approve: {
    es: 'Aprobar campaña',
    en: 'Approve campaign',
    fr: 'Approuver la campagne',
    pt: 'Aprovar campanha',
  },
  approveTitle: {
    es: '¿Aprobar «{{name}}»?',
    en: 'Approve “{{name}}”?',
    fr: 'Approuver « {{name}} » ?',
    pt: 'Aprovar “{{name}}”?',
  },
  approveText: {
    es: 'Sus {{samples}} muestras contarán en indicadores y tableros, y no cambiarán mientras esté aprobada. La aprobación queda registrada con su nombre y la fecha.',
    en: 'Its {{samples}} samples will count in indicators and boards, and not change while it is approved. The approval is recorded with your name and the date.',
    fr: 'Ses {{samples}} échantillons compteront dans les indicateurs et tableaux, et ne changeront pas tant qu’elle est approuvée. L’approbation est enregistrée avec votre nom et la date.',
    pt: 'Suas {{samples}} amostras contarão em indicadores e painéis, e não mudarão enquanto estiver aprovada. A aprovação fica registrada com seu nome e a data.',
  },
  approvedToast: {
    es: 'Se aprobó la campaña {{name}}.',
    en: 'The campaign {{name}} was approved.',
    fr: 'La campagne {{name}} a été approuvée.',
    pt: 'A campanha {{name}} foi aprovada.',
  },
  withdraw: {
    es: 'Retirar aprobación',
    en: 'Withdraw approval',
    fr: 'Retirer l’approbation',
    pt: 'Retirar aprovação',
  },
  withdrawTitle: {
    es: 'Retirar la aprobación de «{{name}}»',
    en: 'Withdraw the approval of “{{name}}”',
    fr: 'Retirer l’approbation de « {{name}} »',
    pt: 'Retirar a aprovação de “{{name}}”',
  },
  withdrawText: {
    es: 'Sus resultados dejan de contar en indicadores y tableros, y sus muestras pueden cambiar, hasta que se apruebe de nuevo. El motivo queda registrado.',
    en: 'Its results no longer count in indicators and boards, and its samples may change, until it is approved again. The reason is recorded.',
    fr: 'Ses résultats ne comptent plus dans les indicateurs et tableaux, et ses échantillons peuvent changer, jusqu’à une nouvelle approbation. Le motif est enregistré.',
    pt: 'Seus resultados deixam de contar em indicadores e painéis, e suas amostras podem mudar, até uma nova aprovação. O motivo fica registrado.',
  },
  withdrawnToast: {
    es: 'Se retiró la aprobación de {{name}}.',
    en: 'The approval of {{name}} was withdrawn.',
    fr: 'L’approbation de {{name}} a été retirée.',
    pt: 'A aprovação de {{name}} foi retirada.',
  },
  remove: {
    es: 'Eliminar campaña',
    en: 'Delete campaign',
    fr: 'Supprimer la campagne',
    pt: 'Excluir campanha',
  },
  removeTitle: {
    es: '¿Eliminar «{{name}}»?',
    en: 'Delete “{{name}}”?',
    fr: 'Supprimer « {{name}} » ?',
    pt: 'Excluir “{{name}}”?',
  },
  removeText: {
    es: 'No tiene muestras. La auditoría conserva su nombre y quién la eliminó.',
    en: 'It has no samples. The audit trail keeps its name and who deleted it.',
    fr: 'Elle n’a pas d’échantillons. L’audit conserve son nom et qui l’a supprimée.',
    pt: 'Não tem amostras. A auditoria conserva seu nome e quem a excluiu.',
  },
  removedToast: {
    es: 'Se eliminó la campaña {{name}}.',
    en: 'The campaign {{name}} was deleted.',
    fr: 'La campagne {{name}} a été supprimée.',
    pt: 'A campanha {{name}} foi excluída.',
  },
  renamedToast: {
    es: 'La campaña se llama ahora {{name}}.',
    en: 'The campaign is now called {{name}}.',
    fr: 'La campagne s’appelle désormais {{name}}.',
    pt: 'A campanha agora se chama {{name}}.',
  },
  reason: pageWords.reason,
  noneTitle: {
    es: 'Sin campañas',
    en: 'No campaigns',
    fr: 'Aucune campagne',
    pt: 'Sem campanhas',
  },
  none: {
    es: 'Una campaña reúne las muestras que se aprueban juntas; se crea al registrar la primera.',
    en: 'A campaign gathers the samples that are approved together; it is made with the first of them.',
    fr: 'Une campagne réunit les échantillons approuvés ensemble ; elle est créée avec le premier.',
    pt: 'Uma campanha reúne as amostras aprovadas juntas; é criada com a primeira.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    campaigns: Bundle<typeof campaignTexts>
  }
}

addTexts('campaigns', campaignTexts)
