import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const peoplePickTexts = defineTexts({
  people: words.people,
  searchPeople: {
    es: 'Buscar por nombre o correo',
    en: 'Search by name or e-mail',
    fr: 'Chercher par nom ou courriel',
    pt: 'Buscar por nome ou e-mail',
  },
  chosen: { es: 'Elegidos', en: 'Chosen', fr: 'Choisis', pt: 'Escolhidos' },
  leaveOut: {
    es: 'Quitar a {{name}}',
    en: 'Leave {{name}} out',
    fr: 'Retirer {{name}}',
    pt: 'Retirar {{name}}',
  },
  nobodyFound: {
    es: 'Nada coincide con la búsqueda.',
    en: 'Nothing matches the search.',
    fr: 'Rien ne correspond à la recherche.',
    pt: 'Nada corresponde à busca.',
  },
  firstOf: {
    es: 'Se muestran {{shown}} de {{total}}: buscar para encontrar a los demás.',
    en: 'Showing {{shown}} of {{total}}: search to find the others.',
    fr: '{{shown}} sur {{total}} affichés : chercher pour trouver les autres.',
    pt: 'Exibindo {{shown}} de {{total}}: buscar para encontrar os demais.',
  },
})

addTexts('peoplePick', peoplePickTexts)

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { peoplePick: Bundle<typeof peoplePickTexts> }
  }
}
