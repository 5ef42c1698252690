import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { fieldTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'

/** Which standards hold at stations. */
export const stationStandardTexts = {
  standard: words.standard,
  standards: words.standards,
  stations: fieldTerms.stations,
  station: fieldTerms.station,
  name: words.name,
  choice: laboratoryFieldTerms.limit_choice,
  frozen: {
    es: 'congelada al {{on}}',
    en: 'frozen as of {{on}}',
    fr: 'figée au {{on}}',
    pt: 'congelada em {{on}}',
  },
  frozenOn: laboratoryFieldTerms.frozen_on,
  frozenHelp: {
    es: 'De una aprobación: valen los límites de ese día, aunque la norma cambie.',
    en: 'Of an approval: the limits of that day hold, even if the standard changes.',
    fr: 'D’une approbation : les limites de ce jour valent, même si la norme change.',
    pt: 'De uma aprovação: valem os limites desse dia, mesmo que a norma mude.',
  },
  noStandard: {
    es: 'Ninguna: sus resultados se muestran sin norma',
    en: 'None: its results are shown without a standard',
    fr: 'Aucune : ses résultats s’affichent sans norme',
    pt: 'Nenhuma: seus resultados aparecem sem norma',
  },
  ofForm: {
    es: '{{standard}} (de la ficha de la estación, sin fechas)',
    en: '{{standard}} (of the station’s form, without dates)',
    fr: '{{standard}} (de la fiche de la station, sans dates)',
    pt: '{{standard}} (da ficha da estação, sem datas)',
  },
  resolution: { es: 'Por resolver', en: 'To resolve', fr: 'À résoudre', pt: 'A resolver' },
  toBeResolved: {
    es: 'Norma sin límites',
    en: 'Standard without limits',
    fr: 'Norme sans limites',
    pt: 'Norma sem limites',
  },
  toBeResolvedHelp: {
    es: 'El texto no es una norma ni una categoría con límites: asignar una, o agregar sus límites como propios.',
    en: 'The text is no standard or category with limits: assign one, or add its limits as the project’s own.',
    fr: 'Le texte n’est ni une norme ni une catégorie avec limites : en attribuer une, ou ajouter ses limites comme propres.',
    pt: 'O texto não é norma nem categoria com limites: atribuir uma, ou adicionar seus limites como próprios.',
  },
  anyResolution: {
    es: 'Todas las estaciones',
    en: 'Any station',
    fr: 'Toutes les stations',
    pt: 'Todas as estações',
  },
  assign: {
    es: 'Asignar normas',
    en: 'Set standards',
    fr: 'Définir les normes',
    pt: 'Definir normas',
  },
  noStations: {
    es: 'Sin estaciones',
    en: 'No stations',
    fr: 'Aucune station',
    pt: 'Sem estações',
  },
  noStationsText: {
    es: 'Las estaciones se agregan en los datos de referencia.',
    en: 'Stations are added in the reference data.',
    fr: 'Les stations s’ajoutent dans les données de référence.',
    pt: 'As estações se adicionam nos dados de referência.',
  },
  nothingToResolve: {
    es: 'No hay normas por resolver',
    en: 'There are no standards to resolve',
    fr: 'Aucune norme à résoudre',
    pt: 'Não há normas a resolver',
  },
  standardsOf: {
    es: 'Normas de {{code}}',
    en: 'Standards of {{code}}',
    fr: 'Normes de {{code}}',
    pt: 'Normas de {{code}}',
  },
  standardsOfMany: {
    es: 'Normas de {{count}} estaciones',
    en: 'Standards of {{count}} stations',
    fr: 'Normes de {{count}} stations',
    pt: 'Normas de {{count}} estações',
  },
  assignmentsHelp: {
    es: 'Desde que hay normas aquí, solo ellas valen, cada una entre sus fechas; la de la ficha de la estación ya no.',
    en: 'Once there are standards here, they alone hold, each between its dates; the one of the station’s form no longer does.',
    fr: 'Dès qu’il y a des normes ici, elles seules valent, chacune entre ses dates ; celle de la fiche de la station ne vaut plus.',
    pt: 'Desde que haja normas aqui, só elas valem, cada uma entre suas datas; a da ficha da estação não vale mais.',
  },
  mode: {
    es: 'Con las normas que ya tienen',
    en: 'With the standards that they have',
    fr: 'Avec les normes qu’elles ont',
    pt: 'Com as normas que já têm',
  },
  modeHelp: {
    es: 'Reemplazar quita las que tenían; agregar pone estas después.',
    en: 'Replacing takes away those that they had; adding puts these after them.',
    fr: 'Remplacer retire celles qu’elles avaient ; ajouter place celles-ci après.',
    pt: 'Substituir tira as que tinham; adicionar põe estas depois.',
  },
  modeReplace: {
    es: 'Reemplazarlas',
    en: 'Replace them',
    fr: 'Les remplacer',
    pt: 'Substituí-las',
  },
  modeAdd: {
    es: 'Agregar a ellas',
    en: 'Add to them',
    fr: 'Y ajouter',
    pt: 'Adicionar a elas',
  },
  assignmentNumber: {
    es: 'Norma {{number}}',
    en: 'Standard {{number}}',
    fr: 'Norme {{number}}',
    pt: 'Norma {{number}}',
  },
  addAssignment: {
    es: 'Agregar otra norma',
    en: 'Add another standard',
    fr: 'Ajouter une autre norme',
    pt: 'Adicionar outra norma',
  },
  removeAssignment: {
    es: 'Quitar la norma {{number}}',
    en: 'Remove standard {{number}}',
    fr: 'Retirer la norme {{number}}',
    pt: 'Tirar a norma {{number}}',
  },
  stationsSaved: {
    es: 'Se guardaron las normas de {{count}} estaciones',
    en: 'The standards of {{count}} stations were saved',
    fr: 'Les normes de {{count}} stations ont été enregistrées',
    pt: 'As normas de {{count}} estações foram salvas',
  },
} as const satisfies Record<string, Text>
