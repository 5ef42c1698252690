import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const additionTexts = defineTexts({
  addTabs: {
    es: 'Maneras de agregar',
    en: 'Ways to add',
    fr: 'Manières d’ajouter',
    pt: 'Maneiras de adicionar',
  },
  additional: fieldTerms.additional,
  byWorkbook: {
    es: 'Desde un libro',
    en: 'From a workbook',
    fr: 'Depuis un classeur',
    pt: 'A partir de uma planilha',
  },
  byWorkbookText: {
    es: 'Para muchos a la vez, llenar la plantilla oficial e importarla a este plan: se revisa celda por celda y se guarda todo o nada.',
    en: 'For many at once, fill in the official template and import it into this plan: every cell is checked, and all is saved or nothing.',
    fr: 'Pour en ajouter beaucoup à la fois, remplir le modèle officiel et l’importer dans ce plan : chaque cellule est vérifiée, et tout est enregistré ou rien.',
    pt: 'Para muitos de uma vez, preencher o modelo oficial e importá-lo para este plano: cada célula é verificada, e salva-se tudo ou nada.',
  },
  goToImport: {
    es: 'Importar a este plan',
    en: 'Import into this plan',
    fr: 'Importer dans ce plan',
    pt: 'Importar para este plano',
  },
  rowTitle: {
    es: 'Monitoreo {{number}}',
    en: 'Monitoring {{number}}',
    fr: 'Suivi {{number}}',
    pt: 'Monitoramento {{number}}',
  },
  addRow: {
    es: 'Agregar otro como este',
    en: 'Add another like this',
    fr: 'En ajouter un autre semblable',
    pt: 'Adicionar outro como este',
  },
  removeRow: {
    es: 'Quitar el monitoreo {{number}}',
    en: 'Remove monitoring {{number}}',
    fr: 'Retirer le suivi {{number}}',
    pt: 'Remover o monitoramento {{number}}',
  },
  saveAdded_one: {
    es: 'Agregar {{count}} monitoreo',
    en: 'Add {{count}} monitoring',
    fr: 'Ajouter {{count}} suivi',
    pt: 'Adicionar {{count}} monitoramento',
  },
  saveAdded_many: {
    es: 'Agregar {{count}} monitoreos',
    en: 'Add {{count}} monitorings',
    fr: 'Ajouter {{count}} suivis',
    pt: 'Adicionar {{count}} monitoramentos',
  },
  saveAdded_other: {
    es: 'Agregar {{count}} monitoreos',
    en: 'Add {{count}} monitorings',
    fr: 'Ajouter {{count}} suivis',
    pt: 'Adicionar {{count}} monitoramentos',
  },
  addedMonitorings_one: {
    es: 'Se agregó {{count}} monitoreo al plan',
    en: '{{count}} monitoring was added to the plan',
    fr: '{{count}} suivi a été ajouté au plan',
    pt: '{{count}} monitoramento foi adicionado ao plano',
  },
  addedMonitorings_many: {
    es: 'Se agregaron {{count}} monitoreos al plan',
    en: '{{count}} monitorings were added to the plan',
    fr: '{{count}} suivis ont été ajoutés au plan',
    pt: '{{count}} monitoramentos foram adicionados ao plano',
  },
  addedMonitorings_other: {
    es: 'Se agregaron {{count}} monitoreos al plan',
    en: '{{count}} monitorings were added to the plan',
    fr: '{{count}} suivis ont été ajoutés au plan',
    pt: '{{count}} monitoramentos foram adicionados ao plano',
  },
  rowsWrong: {
    es: 'Hay datos por corregir en las filas marcadas.',
    en: 'There is data to correct in the marked rows.',
    fr: 'Des données sont à corriger dans les lignes indiquées.',
    pt: 'Há dados a corrigir nas linhas marcadas.',
  },
  rescheduleHelp: {
    es: 'Elegir un monitoreo pendiente o incumplido y darle una nueva fecha.',
    en: 'Choose a pending or unfulfilled monitoring and give it a new date.',
    fr: 'Choisir un suivi en attente ou non réalisé et lui donner une nouvelle date.',
    pt: 'Escolher um monitoramento pendente ou não cumprido e dar-lhe uma nova data.',
  },
  noneToReschedule: {
    es: 'No hay monitoreos que reprogramar',
    en: 'There is nothing to reschedule',
    fr: 'Il n’y a aucun suivi à reprogrammer',
    pt: 'Não há monitoramentos a reprogramar',
  },
})
