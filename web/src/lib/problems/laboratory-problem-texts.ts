/** The problems of laboratories' links, of the files that come by them, and of what is measured. */
export const laboratoryProblemTexts = {
  PARAMETER_OF_CATALOGUE: {
    es: 'Es un parámetro del catálogo y no se edita. Agregarle otros nombres, retirarlo o crear uno propio.',
    en: 'It is a parameter of the catalogue and is not edited. Add other names to it, retire it or make one of your own.',
    fr: 'C’est un paramètre du catalogue, qui ne se modifie pas. Lui ajouter d’autres noms, le retirer ou en créer un.',
    pt: 'É um parâmetro do catálogo e não se edita. Adicionar outros nomes, retirá-lo ou criar um próprio.',
  },
  LABORATORY_LINK_NOT_VALID: {
    es: 'Este enlace de laboratorio no es válido. Abrirlo completo, tal como se recibió, o pedir otro a la empresa.',
    en: 'This laboratory link is not valid. Open all of it, as it was received, or ask the company for another one.',
    fr: 'Ce lien de laboratoire n’est pas valide. L’ouvrir en entier, tel qu’il a été reçu, ou en demander un autre à l’entreprise.',
    pt: 'Este link de laboratório não é válido. Abri-lo completo, como foi recebido, ou pedir outro à empresa.',
  },
  TOO_MANY_LABORATORY_LINKS: {
    es: 'Hay {{max}} enlaces vigentes, el máximo de un proyecto. Revocar uno que ya no se use.',
    en: 'There are {{max}} valid links, the most of one project. Revoke one that is no longer used.',
    fr: 'Il y a {{max}} liens valides, le maximum d’un projet. En révoquer un qui ne sert plus.',
    pt: 'Há {{max}} links válidos, o máximo de um projeto. Revogar um que não seja mais usado.',
  },
  LABORATORY_FILES_OPEN: {
    es: 'Ya hay {{max}} archivos de este enlace sin guardar. Descartar uno, o esperar a que la empresa guarde los entregados.',
    en: 'There are {{max}} files of this link that are not saved yet. Discard one, or wait until the company has saved those handed in.',
    fr: 'Il y a déjà {{max}} fichiers de ce lien non enregistrés. En abandonner un, ou attendre que l’entreprise enregistre ceux remis.',
    pt: 'Já há {{max}} arquivos deste link sem salvar. Descartar um, ou esperar que a empresa salve os entregues.',
  },
  IMPORT_NOTHING_TO_HAND_IN: {
    es: 'El archivo no tiene resultados que entregar. Indicar qué contiene cada columna, o elegir otro archivo.',
    en: 'The file has no results to hand in. Say what each column holds, or choose another file.',
    fr: 'Le fichier ne contient aucun résultat à remettre. Indiquer ce que contient chaque colonne, ou choisir un autre fichier.',
    pt: 'O arquivo não tem resultados para entregar. Indicar o que cada coluna contém, ou escolher outro arquivo.',
  },
} as const

export const laboratoryProblemVariants = {
  LABORATORY_LINK_NOT_VALID_expired: {
    es: 'Este enlace de laboratorio venció. Pedir otro a la empresa.',
    en: 'This laboratory link has expired. Ask the company for another one.',
    fr: 'Ce lien de laboratoire a expiré. En demander un autre à l’entreprise.',
    pt: 'Este link de laboratório venceu. Pedir outro à empresa.',
  },
  LABORATORY_LINK_NOT_VALID_revoked: {
    es: 'La empresa revocó este enlace de laboratorio. Pedirle otro.',
    en: 'The company revoked this laboratory link. Ask it for another one.',
    fr: 'L’entreprise a révoqué ce lien de laboratoire. Lui en demander un autre.',
    pt: 'A empresa revogou este link de laboratório. Pedir outro.',
  },
} as const
