import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

/** The language model of the installation, and what a project may spend on it. */
export const modelTexts = defineTexts({
  model: {
    es: 'Modelo de lenguaje',
    en: 'Language model',
    fr: 'Modèle de langage',
    pt: 'Modelo de linguagem',
  },
  noModelTitle: {
    es: 'No hay un modelo de lenguaje configurado',
    en: 'No language model is set up',
    fr: 'Aucun modèle de langage n’est configuré',
    pt: 'Não há modelo de linguagem configurado',
  },
  noModelText: {
    es: 'Los compromisos se detectan por reglas, no por IA, y así se rotulan. Los prompts se pueden preparar y rigen cuando haya un modelo. Para configurarlo, el operador define MODEL_PROVIDER, MODEL_BASE_URL y MODEL_NAME (y MODEL_API_KEY si el servidor pide clave) y reinicia Puquio.',
    en: 'Commitments are detected by rules, not by AI, and labelled so. Prompts can be prepared and hold once there is a model. To set one up the operator sets MODEL_PROVIDER, MODEL_BASE_URL and MODEL_NAME (and MODEL_API_KEY if the server asks for a key) and restarts Puquio.',
    fr: 'Les engagements sont détectés par des règles, et non par l’IA, et signalés comme tels. Les prompts peuvent être préparés et vaudront dès qu’il y aura un modèle. Pour le configurer, l’exploitant définit MODEL_PROVIDER, MODEL_BASE_URL et MODEL_NAME (et MODEL_API_KEY si le serveur demande une clé), puis redémarre Puquio.',
    pt: 'Os compromissos são detectados por regras, não por IA, e assim rotulados. Os prompts podem ser preparados e vigoram quando houver um modelo. Para configurá-lo, o operador define MODEL_PROVIDER, MODEL_BASE_URL e MODEL_NAME (e MODEL_API_KEY se o servidor pedir chave) e reinicia o Puquio.',
  },
  prices: {
    es: 'Precio por millón de tokens',
    en: 'Price of a million tokens',
    fr: 'Prix du million de tokens',
    pt: 'Preço por milhão de tokens',
  },
  pricesOf: {
    es: 'USD {{input}} de pregunta, USD {{output}} de respuesta',
    en: 'USD {{input}} asked, USD {{output}} answered',
    fr: '{{input}} USD en question, {{output}} USD en réponse',
    pt: 'USD {{input}} de pergunta, USD {{output}} de resposta',
  },
  noPrices: instrumentWords.noPrices,
  boundWithoutPrices: {
    es: 'El tope no surte efecto: sin precios, el gasto se cuenta en 0. El operador define MODEL_PRICE_INPUT y MODEL_PRICE_OUTPUT.',
    en: 'The limit has no effect: without prices, what is spent counts as 0. The operator sets MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT.',
    fr: 'Le plafond est sans effet : sans prix, les dépenses comptent pour 0. L’exploitant définit MODEL_PRICE_INPUT et MODEL_PRICE_OUTPUT.',
    pt: 'O teto não tem efeito: sem preços, o gasto conta como 0. O operador define MODEL_PRICE_INPUT e MODEL_PRICE_OUTPUT.',
  },
  noPricesHelp: {
    es: 'El gasto se cuenta en 0: el operador define MODEL_PRICE_INPUT y MODEL_PRICE_OUTPUT.',
    en: 'What is spent counts as 0: the operator sets MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT.',
    fr: 'Les dépenses comptent pour 0 : l’exploitant définit MODEL_PRICE_INPUT et MODEL_PRICE_OUTPUT.',
    pt: 'O gasto conta como 0: o operador define MODEL_PRICE_INPUT e MODEL_PRICE_OUTPUT.',
  },
  spent: {
    es: 'Gastado en {{month}}',
    en: 'Spent in {{month}}',
    fr: 'Dépensé en {{month}}',
    pt: 'Gasto em {{month}}',
  },
  spentOf: {
    es: '{{spent}} de {{budget}}',
    en: '{{spent}} of {{budget}}',
    fr: '{{spent}} sur {{budget}}',
    pt: '{{spent}} de {{budget}}',
  },
  noBound: {
    es: '{{spent}}, sin tope',
    en: '{{spent}}, without a limit',
    fr: '{{spent}}, sans plafond',
    pt: '{{spent}}, sem teto',
  },
  used: {
    es: 'Preguntas y tokens',
    en: 'Questions and tokens',
    fr: 'Questions et tokens',
    pt: 'Perguntas e tokens',
  },
  usedOf_one: {
    es: '{{calls}} pregunta; {{in}} tokens de pregunta, {{out}} de respuesta',
    en: '{{calls}} question; {{in}} tokens asked, {{out}} answered',
    fr: '{{calls}} question ; {{in}} tokens en question, {{out}} en réponse',
    pt: '{{calls}} pergunta; {{in}} tokens de pergunta, {{out}} de resposta',
  },
  usedOf_other: {
    es: '{{calls}} preguntas; {{in}} tokens de pregunta, {{out}} de respuesta',
    en: '{{calls}} questions; {{in}} tokens asked, {{out}} answered',
    fr: '{{calls}} questions ; {{in}} tokens en question, {{out}} en réponse',
    pt: '{{calls}} perguntas; {{in}} tokens de pergunta, {{out}} de resposta',
  },
  exhausted: {
    es: 'El presupuesto de {{month}} está agotado: el modelo no se consulta hasta el mes siguiente o hasta que se amplíe.',
    en: 'The budget of {{month}} is used up: the model is not asked until next month or until it is raised.',
    fr: 'Le budget de {{month}} est épuisé : le modèle n’est plus consulté jusqu’au mois suivant ou jusqu’à son augmentation.',
    pt: 'O orçamento de {{month}} está esgotado: o modelo não é consultado até o mês seguinte ou até que seja ampliado.',
  },
  whoSets: {
    es: 'El tope lo fija un administrador del sistema.',
    en: 'A system administrator sets the limit.',
    fr: 'Un administrateur du système fixe le plafond.',
    pt: 'O teto é definido por um administrador do sistema.',
  },
  editBudget: {
    es: 'Presupuesto mensual',
    en: 'Budget of a month',
    fr: 'Budget mensuel',
    pt: 'Orçamento mensal',
  },
  budgetField: {
    es: 'Tope del mes',
    en: 'Limit of a month',
    fr: 'Plafond du mois',
    pt: 'Teto do mês',
  },
  budgetHelp: {
    es: 'Lo que este proyecto puede gastar en el modelo cada mes. Vacío: sin tope. 0: no se consulta el modelo.',
    en: 'What this project may spend on the model each month. Empty: no limit. 0: the model is not asked.',
    fr: 'Ce que ce projet peut dépenser pour le modèle chaque mois. Vide : sans plafond. 0 : le modèle n’est pas consulté.',
    pt: 'O que este projeto pode gastar no modelo a cada mês. Vazio: sem teto. 0: o modelo não é consultado.',
  },
  save: words.save,
  budgetSaved: {
    es: 'Se guardó el presupuesto mensual',
    en: 'The budget of a month was saved',
    fr: 'Le budget mensuel a été enregistré',
    pt: 'O orçamento mensal foi salvo',
  },
  budgetChanged: pageWords.changedMeanwhile,
})
