/** The problems of laboratories' links, of the files that come by them, and of what is measured. */
export const laboratoryProblemTexts = {
  CAMPAIGN_APPROVED: {
    es: 'La campaña «{{campaign}}» está aprobada: sus muestras no cambian hasta que un administrador retire la aprobación.',
    en: 'The campaign “{{campaign}}” is approved: its samples do not change until an administrator withdraws the approval.',
    fr: 'La campagne « {{campaign}} » est approuvée : ses échantillons ne changent pas tant qu’un administrateur ne retire pas l’approbation.',
    pt: 'A campanha “{{campaign}}” está aprovada: suas amostras não mudam até que um administrador retire a aprovação.',
  },
  CAMPAIGN_NOT_EMPTY: {
    es: 'La campaña tiene muestras y no se elimina. Moverlas antes a otra campaña, o eliminarlas.',
    en: 'The campaign has samples and is not deleted. Move them to another campaign first, or delete them.',
    fr: 'La campagne a des échantillons et n’est pas supprimée. Les déplacer d’abord dans une autre campagne, ou les supprimer.',
    pt: 'A campanha tem amostras e não é excluída. Movê-las antes para outra campanha, ou excluí-las.',
  },
  PARAMETER_IN_FORMULA: {
    es: 'De él se calculan otros parámetros: {{names}}. Cambiar o retirar primero esas fórmulas.',
    en: 'Other parameters are calculated from it: {{names}}. Change or retire those formulas first.',
    fr: 'D’autres paramètres en sont calculés : {{names}}. Modifier ou retirer d’abord ces formules.',
    pt: 'Outros parâmetros são calculados a partir dele: {{names}}. Mudar ou retirar primeiro essas fórmulas.',
  },
  TOO_MANY_PARAMETERS: {
    es: 'El proyecto ya tiene {{max}} parámetros propios. Retirar alguno que no se use para tener otro.',
    en: 'The project already has {{max}} parameters of its own. Retire one that is not used to have another.',
    fr: 'Le projet a déjà {{max}} paramètres propres. En retirer un qui ne sert pas pour en avoir un autre.',
    pt: 'O projeto já tem {{max}} parâmetros próprios. Retirar algum que não se use para ter outro.',
  },
  TOO_MANY_CALCULATED_PARAMETERS: {
    es: 'El proyecto ya tiene {{max}} parámetros calculados propios, que se calculan en cada muestra. Retirar alguno que no se use para tener otro.',
    en: 'The project already has {{max}} calculated parameters of its own, each calculated in every sample. Retire one that is not used to have another.',
    fr: 'Le projet a déjà {{max}} paramètres calculés propres, calculés dans chaque échantillon. En retirer un qui ne sert pas pour en avoir un autre.',
    pt: 'O projeto já tem {{max}} parâmetros calculados próprios, calculados em cada amostra. Retirar algum que não se use para ter outro.',
  },
  PARAMETER_RETIRED: {
    es: 'El parámetro está retirado y no recibe otros nombres. Restaurarlo primero.',
    en: 'The parameter is retired and takes no other names. Restore it first.',
    fr: 'Le paramètre est retiré et ne reçoit pas d’autres noms. Le rétablir d’abord.',
    pt: 'O parâmetro está retirado e não recebe outros nomes. Restaurá-lo primeiro.',
  },
  STANDARD_UNKNOWN: {
    es: 'Esa norma con esa categoría no tiene límites, ni de un decreto ni del proyecto. Elegir una de la lista.',
    en: 'That standard with that category has no limits, neither of a decree nor of the project. Choose one of the list.',
    fr: 'Cette norme avec cette catégorie n’a pas de limites, ni d’un décret ni du projet. En choisir une de la liste.',
    pt: 'Essa norma com essa categoria não tem limites, nem de um decreto nem do projeto. Escolher uma da lista.',
  },
  FORMULA_OUTDATED: {
    es: 'Su fórmula ya no se puede calcular: desde que se retiró, un parámetro de ella se retiró o cambió de unidad. Editar la fórmula y restaurarlo después.',
    en: 'Its formula can no longer be calculated: since it was retired, a parameter of it was retired or got another unit. Edit the formula, then restore it.',
    fr: 'Sa formule ne peut plus être calculée : depuis son retrait, un de ses paramètres a été retiré ou a changé d’unité. Modifier la formule, puis le rétablir.',
    pt: 'Sua fórmula não pode mais ser calculada: desde que foi retirado, um parâmetro dela foi retirado ou mudou de unidade. Editar a fórmula e restaurá-lo depois.',
  },
  NAME_OF_PARAMETER: {
    es: '«{{name}}» ya es nombre de «{{parameter}}». Un nombre es de un solo parámetro: escribir otro, o quitarlo primero de ese.',
    en: '“{{name}}” already names “{{parameter}}”. One name is of one parameter: write another one, or remove it there first.',
    fr: '« {{name}} » désigne déjà « {{parameter}} ». Un nom n’est que d’un paramètre : en écrire un autre, ou l’y retirer d’abord.',
    pt: '“{{name}}” já é nome de “{{parameter}}”. Um nome é de um só parâmetro: escrever outro, ou tirá-lo primeiro dele.',
  },
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
  TOO_MANY_SCHEDULES: {
    es: 'El proyecto tiene {{max}} informes programados, el máximo. Eliminar uno que ya no se use.',
    en: 'The project has {{max}} scheduled reports, the most there can be. Remove one that is no longer used.',
    fr: 'Le projet a {{max}} rapports programmés, le maximum. En supprimer un qui ne sert plus.',
    pt: 'O projeto tem {{max}} relatórios programados, o máximo. Excluir um que não seja mais usado.',
  },
  TOO_MANY_BOARDS: {
    es: 'El proyecto tiene {{max}} tableros, el máximo. Eliminar uno que ya no se use.',
    en: 'The project has {{max}} boards, the most there can be. Remove one that is no longer used.',
    fr: 'Le projet a {{max}} tableaux, le maximum. En supprimer un qui ne sert plus.',
    pt: 'O projeto tem {{max}} painéis, o máximo. Excluir um que não seja mais usado.',
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
