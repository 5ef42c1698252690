import { fieldTerms } from '@puquio/contract/terms'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { defineTexts, matrixTerms, resultFieldTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import './formula-texts.ts'

const parameterTexts = defineTexts({
  title: words.parameters,
  name: words.name,
  symbol: laboratoryFieldTerms.symbol,
  cas: laboratoryFieldTerms.cas,
  fraction: laboratoryFieldTerms.fraction,
  group: pageWords.group,
  matrix: resultFieldTerms.matrix,
  'matrix.water': matrixTerms.water,
  'matrix.air': matrixTerms.air,
  'matrix.noise': matrixTerms.noise,
  'matrix.soil': matrixTerms.soil,
  unit: resultFieldTerms.unit,
  decimals: laboratoryFieldTerms.decimals,
  molarMass: laboratoryFieldTerms.molar_mass,
  charge: laboratoryFieldTerms.charge,
  reportedAs: laboratoryFieldTerms.reported_as,
  formula: laboratoryFieldTerms.formula,
  origin: laboratoryFieldTerms.origin,
  'kind.shipped': { es: 'Catálogo', en: 'Catalogue', fr: 'Catalogue', pt: 'Catálogo' },
  'kind.own': { es: 'Propio', en: 'Own', fr: 'Propre', pt: 'Próprio' },
  'kind.calculated': pageWords.calculated,
  key: {
    es: 'Clave en fórmulas',
    en: 'Key in formulas',
    fr: 'Clé dans les formules',
    pt: 'Chave nas fórmulas',
  },
  possible: {
    es: 'Rango físico',
    en: 'Physical range',
    fr: 'Plage physique',
    pt: 'Faixa física',
  },
  range: pageWords.between,
  possibleMin: {
    es: 'Mínimo físico',
    en: 'Physical minimum',
    fr: 'Minimum physique',
    pt: 'Mínimo físico',
  },
  possibleMax: {
    es: 'Máximo físico',
    en: 'Physical maximum',
    fr: 'Maximum physique',
    pt: 'Máximo físico',
  },
  possibleHelp: {
    es: 'Un resultado fuera del rango queda en espera al importarlo.',
    en: 'A result outside the range waits when it is imported.',
    fr: 'Un résultat hors de la plage reste en attente à l’import.',
    pt: 'Um resultado fora da faixa fica em espera ao ser importado.',
  },
  noFraction: {
    es: 'Sin fracción',
    en: 'No fraction',
    fr: 'Sans fraction',
    pt: 'Sem fração',
  },
  nameIn: {
    es: 'Nombre ({{language}})',
    en: 'Name ({{language}})',
    fr: 'Nom ({{language}})',
    pt: 'Nome ({{language}})',
  },
  otherNames: { es: 'Otros nombres', en: 'Other names', fr: 'Autres noms', pt: 'Outros nomes' },
  otherNamesHelp: {
    es: 'Con ellos se reconoce el parámetro en archivos de laboratorio y en perfiles. Un nombre es de un solo parámetro.',
    en: 'By them files of laboratories and profiles mean this parameter. One name is of one parameter.',
    fr: 'Ils permettent de reconnaître le paramètre dans les fichiers de laboratoire et les profils. Un nom n’est que d’un paramètre.',
    pt: 'Por eles o parâmetro é reconhecido em arquivos de laboratório e perfis. Um nome é de um só parâmetro.',
  },
  knownNames: {
    es: 'Del catálogo: {{names}}',
    en: 'Of the catalogue: {{names}}',
    fr: 'Du catalogue : {{names}}',
    pt: 'Do catálogo: {{names}}',
  },
  ownNames: {
    es: 'Nombres que agregó el proyecto',
    en: 'Names that the project added',
    fr: 'Noms ajoutés par le projet',
    pt: 'Nomes que o projeto adicionou',
  },
  newName: { es: 'Otro nombre', en: 'Another name', fr: 'Autre nom', pt: 'Outro nome' },
  addName: pageWords.add,
  removeName: {
    es: 'Quitar «{{name}}»',
    en: 'Remove “{{name}}”',
    fr: 'Retirer le nom « {{name}} »',
    pt: 'Tirar “{{name}}”',
  },
  shippedHelp: {
    es: 'Viene con el producto y no se edita; se le pueden agregar nombres, o retirarlo de este proyecto.',
    en: 'It comes with the product and is not edited; names can be added to it, or it is retired in this project.',
    fr: 'Fourni avec le produit, il ne se modifie pas ; on peut lui ajouter des noms ou le retirer de ce projet.',
    pt: 'Vem com o produto e não se edita; podem-se adicionar nomes, ou retirá-lo deste projeto.',
  },
  addMeasured: {
    es: 'Agregar parámetro',
    en: 'Add a parameter',
    fr: 'Ajouter un paramètre',
    pt: 'Adicionar parâmetro',
  },
  addCalculated: {
    es: 'Agregar calculado',
    en: 'Add a calculated one',
    fr: 'Ajouter un calculé',
    pt: 'Adicionar calculado',
  },
  newMeasured: {
    es: 'Parámetro nuevo',
    en: 'New parameter',
    fr: 'Nouveau paramètre',
    pt: 'Parâmetro novo',
  },
  newCalculated: {
    es: 'Parámetro calculado nuevo',
    en: 'New calculated parameter',
    fr: 'Nouveau paramètre calculé',
    pt: 'Parâmetro calculado novo',
  },
  formulaHelp: {
    es: 'Con + − × ÷, paréntesis y parámetros por su clave entre corchetes: [zn-total] * [flow]',
    en: 'With + − × ÷, parentheses and parameters by their key in brackets: [zn-total] * [flow]',
    fr: 'Avec + − × ÷, des parenthèses et les paramètres par leur clé entre crochets : [zn-total] * [flow]',
    pt: 'Com + − × ÷, parênteses e parâmetros por sua chave entre colchetes: [zn-total] * [flow]',
  },
  formulaMeans: {
    es: '{{formula}} da {{unit}}',
    en: '{{formula}} gives {{unit}}',
    fr: '{{formula}} donne {{unit}}',
    pt: '{{formula}} dá {{unit}}',
  },
  insertParameter: {
    es: 'Insertar un parámetro',
    en: 'Insert a parameter',
    fr: 'Insérer un paramètre',
    pt: 'Inserir um parâmetro',
  },
  heldByUse: {
    es: 'Ya tiene resultados o límites y no puede cambiar.',
    en: 'It has results or limits already, so it cannot change.',
    fr: 'Il a déjà des résultats ou des limites et ne peut plus changer.',
    pt: 'Já tem resultados ou limites e não pode mudar.',
  },
  anyGroup: pageWords.anyGroup,
  anyMatrix: {
    es: 'Todas las matrices',
    en: 'Any matrix',
    fr: 'Toutes les matrices',
    pt: 'Todas as matrizes',
  },
  anyOrigin: pageWords.anyOrigin,
  state: fieldTerms.status,
  current: pageWords.current,
  retired: pageWords.retired,
  view: words.viewDetail,
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: pageWords.restore,
  retireTitle: pageWords.retireTitle,
  retireText: {
    es: 'Dejará de ofrecerse y de calcularse. Los resultados de laboratorio y los límites se conservan, y se puede restablecer.',
    en: 'It will no longer be offered nor calculated. Results of laboratories and limits stay, and it can be restored.',
    fr: 'Il ne sera plus proposé ni calculé. Les résultats de laboratoire et les limites restent, et il peut être rétabli.',
    pt: 'Deixará de ser oferecido e calculado. Os resultados de laboratório e os limites se conservam, e pode ser restaurado.',
  },
  wasRetired: pageWords.wasRetired,
  wasRestored: pageWords.wasRestored,
  added: pageWords.added,
  saved: pageWords.wasSaved,
  save: words.save,
  changedMeanwhile: pageWords.changedMeanwhile,
  unresolved: {
    es: 'Nombres de perfiles por resolver ({{number}})',
    en: 'Names of profiles to be resolved ({{number}})',
    fr: 'Noms de profils à résoudre ({{number}})',
    pt: 'Nomes de perfis a resolver ({{number}})',
  },
  unresolvedHelp: {
    es: 'Estos textos de los perfiles no dicen con certeza de qué parámetro se trata. Al elegirlo, el texto queda como otro nombre suyo, para todos los perfiles y archivos.',
    en: 'These texts of profiles do not say for sure which parameter is meant. Once it is chosen, the text becomes another name of it, for all profiles and files.',
    fr: 'Ces textes de profils ne disent pas avec certitude de quel paramètre il s’agit. Une fois choisi, le texte devient un autre nom de celui-ci, pour tous les profils et fichiers.',
    pt: 'Estes textos de perfis não dizem com certeza de que parâmetro se trata. Ao escolhê-lo, o texto passa a ser outro nome dele, para todos os perfis e arquivos.',
  },
  inProfiles: {
    es: 'en {{names}}',
    en: 'in {{names}}',
    fr: 'dans {{names}}',
    pt: 'em {{names}}',
  },
  meaningOf: {
    es: 'Parámetro de «{{text}}»',
    en: 'Parameter of “{{text}}”',
    fr: 'Paramètre de « {{text}} »',
    pt: 'Parâmetro de “{{text}}”',
  },
  possibleMeanings: {
    es: 'Puede ser',
    en: 'It may be',
    fr: 'Peut être',
    pt: 'Pode ser',
  },
  otherParameters: {
    es: 'Otros parámetros',
    en: 'Other parameters',
    fr: 'Autres paramètres',
    pt: 'Outros parâmetros',
  },
  noneTitle: {
    es: 'Sin parámetros',
    en: 'No parameters',
    fr: 'Aucun paramètre',
    pt: 'Sem parâmetros',
  },
  none: {
    es: 'Los parámetros del catálogo aparecen aquí mientras no se retiren.',
    en: 'The parameters of the catalogue are here while they are not retired.',
    fr: 'Les paramètres du catalogue sont ici tant qu’ils ne sont pas retirés.',
    pt: 'Os parâmetros do catálogo ficam aqui enquanto não forem retirados.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    parameters: Bundle<typeof parameterTexts>
  }
}

addTexts('parameters', parameterTexts)
