import type { Text } from '../languages.ts'

/** What a decree has and the product does not bring: a screen of standards says so, instead of "no standard". */
type NotCollected = { standard: string; what: Text }

export const notCollected = [
  {
    standard: 'D.S. 004-2017-MINAM',
    what: {
      es: 'Categoría 2 (actividades marino costeras): C1 a C4',
      en: 'Category 2 (coastal marine activities): C1 to C4',
      fr: 'Catégorie 2 (activités marines et côtières) : C1 à C4',
      pt: 'Categoria 2 (atividades marinhas e costeiras): C1 a C4',
    },
  },
  {
    standard: 'D.S. 004-2017-MINAM',
    what: {
      es: 'Plaguicidas, bifenilos policlorados y compuestos orgánicos volátiles e hidrocarburos aromáticos de las categorías 1, 3 y 4',
      en: 'Pesticides, polychlorinated biphenyls, volatile organic compounds and aromatic hydrocarbons of categories 1, 3 and 4',
      fr: 'Pesticides, polychlorobiphényles, composés organiques volatils et hydrocarbures aromatiques des catégories 1, 3 et 4',
      pt: 'Pesticidas, bifenilas policloradas, compostos orgânicos voláteis e hidrocarbonetos aromáticos das categorias 1, 3 e 4',
    },
  },
  {
    standard: 'D.S. 004-2017-MINAM',
    what: {
      es: 'Tabla 2 de amoniaco total en agua marina (categoría 4, E3)',
      en: 'Table 2 of total ammonia in sea water (category 4, E3)',
      fr: 'Tableau 2 de l’ammoniac total en eau de mer (catégorie 4, E3)',
      pt: 'Tabela 2 de amônia total em água do mar (categoria 4, E3)',
    },
  },
  {
    standard: 'D.S. 003-2017-MINAM',
    what: {
      es: 'Arsénico, cadmio y cromo en PM10 (D.S. 011-2023-MINAM): el decreto existe, sus valores no se han recogido',
      en: 'Arsenic, cadmium and chromium in PM10 (D.S. 011-2023-MINAM): the decree exists, its values were not collected',
      fr: 'Arsenic, cadmium et chrome dans les PM10 (D.S. 011-2023-MINAM) : le décret existe, ses valeurs n’ont pas été recueillies',
      pt: 'Arsênio, cádmio e cromo em MP10 (D.S. 011-2023-MINAM): o decreto existe, seus valores não foram coletados',
    },
  },
] as const satisfies readonly NotCollected[]
