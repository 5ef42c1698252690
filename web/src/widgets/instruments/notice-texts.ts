import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const unverifiedTexts = defineTexts({
  notice: {
    es: 'Aviso de compromisos sin verificar',
    en: 'Notice of unverified commitments',
    fr: 'Avertissement d’engagements non vérifiés',
    pt: 'Aviso de compromissos não verificados',
  },
  unverified_one: {
    es: '{{number}} compromiso sin verificar:',
    en: '{{number}} commitment not verified:',
    fr: '{{number}} engagement non vérifié :',
    pt: '{{number}} compromisso não verificado:',
  },
  unverified_many: {
    es: '{{number}} compromisos sin verificar:',
    en: '{{number}} commitments not verified:',
    fr: '{{number}} engagements non vérifiés :',
    pt: '{{number}} compromissos não verificados:',
  },
  unverified_other: {
    es: '{{number}} compromisos sin verificar:',
    en: '{{number}} commitments not verified:',
    fr: '{{number}} engagements non vérifiés :',
    pt: '{{number}} compromissos não verificados:',
  },
  by_model_one: {
    es: '{{number}} propuesto por IA',
    en: '{{number}} proposed by AI',
    fr: '{{number}} proposé par IA',
    pt: '{{number}} proposto por IA',
  },
  by_model_many: {
    es: '{{number}} propuestos por IA',
    en: '{{number}} proposed by AI',
    fr: '{{number}} proposés par IA',
    pt: '{{number}} propostos por IA',
  },
  by_model_other: {
    es: '{{number}} propuestos por IA',
    en: '{{number}} proposed by AI',
    fr: '{{number}} proposés par IA',
    pt: '{{number}} propostos por IA',
  },
  by_rules_one: {
    es: '{{number}} detectado por reglas, no por IA',
    en: '{{number}} detected by rules, not by AI',
    fr: '{{number}} détecté par des règles, pas par IA',
    pt: '{{number}} detectado por regras, não por IA',
  },
  by_rules_many: {
    es: '{{number}} detectados por reglas, no por IA',
    en: '{{number}} detected by rules, not by AI',
    fr: '{{number}} détectés par des règles, pas par IA',
    pt: '{{number}} detectados por regras, não por IA',
  },
  by_rules_other: {
    es: '{{number}} detectados por reglas, no por IA',
    en: '{{number}} detected by rules, not by AI',
    fr: '{{number}} détectés par des règles, pas par IA',
    pt: '{{number}} detectados por regras, não por IA',
  },
  by_hand_one: {
    es: '{{number}} ingresado a mano',
    en: '{{number}} entered by hand',
    fr: '{{number}} saisi à la main',
    pt: '{{number}} inserido à mão',
  },
  by_hand_many: {
    es: '{{number}} ingresados a mano',
    en: '{{number}} entered by hand',
    fr: '{{number}} saisis à la main',
    pt: '{{number}} inseridos à mão',
  },
  by_hand_other: {
    es: '{{number}} ingresados a mano',
    en: '{{number}} entered by hand',
    fr: '{{number}} saisis à la main',
    pt: '{{number}} inseridos à mão',
  },
  byUnknown: {
    es: 'propuestos por IA o detectados por reglas.',
    en: 'proposed by AI or detected by rules.',
    fr: 'proposés par IA ou détectés par des règles.',
    pt: 'propostos por IA ou detectados por regras.',
  },
  mustBeVerified: {
    es: 'Pueden tener errores: una persona debe verificar cada uno contra su página. Hasta entonces no llegan a planes, expedientes ni indicadores.',
    en: 'They may be wrong: a person has to verify each one against its page. Until then they reach no plan, evidence pack or indicator.',
    fr: 'Des erreurs sont possibles : une personne doit vérifier chacun sur sa page. D’ici là, aucun n’atteint les plans, dossiers ou indicateurs.',
    pt: 'Podem ter erros: uma pessoa deve verificar cada um em sua página. Até lá não chegam a planos, dossiês nem indicadores.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    unverified: Bundle<typeof unverifiedTexts>
  }
}

addTexts('unverified', unverifiedTexts)
