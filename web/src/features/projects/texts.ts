import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { projectMenuTexts } from './menu/texts.ts'

const projectTexts = defineTexts({
  ...projectMenuTexts,
  title: pageWords.projects,
  project: words.project,
  settings: words.settings,
  cancel: firstWords.cancel,
  membersCount: {
    es: 'Integrantes ({{count}})',
    en: 'Members ({{count}})',
    fr: 'Membres ({{count}})',
    pt: 'Integrantes ({{count}})',
  },
  usersHelp: {
    es: 'Quién trabaja en el proyecto, con qué permisos, y los invitados.',
    en: 'Who works in the project, with which permissions, and its guests.',
    fr: 'Qui travaille dans le projet, avec quels droits, et les invités.',
    pt: 'Quem trabalha no projeto, com quais permissões, e os convidados.',
  },
  name: words.name,
  business: words.business,
  color: words.color,
  colorHelp: words.colorHelp,
  main: { es: 'Principal', en: 'Main', fr: 'Principal', pt: 'Principal' },
  members: pageWords.members,
  files: words.files,
  filesOf: {
    es: '{{used}} de {{quota}}',
    en: '{{used}} of {{quota}}',
    fr: '{{used}} sur {{quota}}',
    pt: '{{used}} de {{quota}}',
  },
  used: {
    es: '{{used}} de {{limit}} proyectos de la suscripción',
    en: '{{used}} of the {{limit}} projects of the subscription',
    fr: '{{used}} des {{limit}} projets de l’abonnement',
    pt: '{{used}} de {{limit}} projetos da assinatura',
  },
  unlimited: {
    es: 'La suscripción no limita los proyectos',
    en: 'The subscription does not limit the projects',
    fr: 'L’abonnement ne limite pas les projets',
    pt: 'A assinatura não limita os projetos',
  },
  setLimit: {
    es: 'Cambiar el límite de proyectos',
    en: 'Change the limit of projects',
    fr: 'Modifier la limite de projets',
    pt: 'Alterar o limite de projetos',
  },
  limit: {
    es: 'Proyectos que permite la suscripción',
    en: 'Projects that the subscription allows',
    fr: 'Projets permis par l’abonnement',
    pt: 'Projetos que a assinatura permite',
  },
  limitHelp: {
    es: 'Vacío: sin límite, salvo 20 que cree cada administrador de un proyecto. Los que ya existen se conservan.',
    en: 'Empty: no limit, except that each administrator of a project may create 20. Existing ones stay.',
    fr: 'Vide : sans limite, sauf 20 que crée chaque administrateur d’un projet. Ceux qui existent sont conservés.',
    pt: 'Vazio: sem limite, salvo 20 que cada administrador de um projeto crie. Os que já existem são mantidos.',
  },
  limitSaved: {
    es: 'Se cambió el límite de proyectos',
    en: 'The limit of projects was changed',
    fr: 'La limite de projets a été modifiée',
    pt: 'O limite de projetos foi alterado',
  },
  save: words.save,
  create: {
    es: 'Crear proyecto',
    en: 'Create a project',
    fr: 'Créer un projet',
    pt: 'Criar projeto',
  },
  created: {
    es: 'Se creó el proyecto «{{name}}»',
    en: 'The project “{{name}}” was created',
    fr: 'Le projet « {{name}} » a été créé',
    pt: 'O projeto “{{name}}” foi criado',
  },
  nextSteps: {
    es: 'Siguientes pasos',
    en: 'Next steps',
    fr: 'Étapes suivantes',
    pt: 'Próximos passos',
  },
  nextStepsHelp: {
    es: 'Se sigue trabajando en {{current}}. Cada paso abre el proyecto nuevo; también se puede hacer después, desde la lista de proyectos.',
    en: 'You are still working in {{current}}. Each step opens the new project; it can also be done later, from the list of projects.',
    fr: 'On travaille toujours dans {{current}}. Chaque étape ouvre le nouveau projet ; elle peut aussi être faite plus tard, depuis la liste des projets.',
    pt: 'Continua-se trabalhando em {{current}}. Cada passo abre o projeto novo; também pode ser feito depois, a partir da lista de projetos.',
  },
  nextMembers: {
    es: 'Agregar integrantes',
    en: 'Add members',
    fr: 'Ajouter des membres',
    pt: 'Adicionar integrantes',
  },
  nextMenu: {
    es: 'Revisar el menú',
    en: 'Check the menu',
    fr: 'Vérifier le menu',
    pt: 'Revisar o menu',
  },
  nextMenuHelp: {
    es: 'Empieza con todas las pantallas; se ordenan y se ocultan por rol.',
    en: 'It starts with all screens: put them in order, and hide them by role.',
    fr: 'Il commence avec tous les écrans ; on les ordonne et on les masque par rôle.',
    pt: 'Começa com todas as telas; elas são ordenadas e ocultadas por papel.',
  },
  nextMail: {
    es: 'Configurar el correo (SMTP)',
    en: 'Set up the e-mail (SMTP)',
    fr: 'Configurer le courriel (SMTP)',
    pt: 'Configurar o e-mail (SMTP)',
  },
  nextMailHelp: {
    es: 'Mientras no tenga servidor propio, sus avisos salen por los del sistema.',
    en: 'While it has no server of its own, its notices leave through those of the system.',
    fr: 'Tant qu’il n’a pas de serveur propre, ses avis partent par ceux du système.',
    pt: 'Enquanto não tiver servidor próprio, seus avisos saem pelos do sistema.',
  },
  toProjects: {
    es: 'Volver a los proyectos',
    en: 'Back to the projects',
    fr: 'Retour aux projets',
    pt: 'Voltar aos projetos',
  },
  createFailed: {
    es: 'No se creó el proyecto.',
    en: 'The project was not created.',
    fr: 'Le projet n’a pas été créé.',
    pt: 'O projeto não foi criado.',
  },
  edit: {
    es: 'Editar proyecto',
    en: 'Edit the project',
    fr: 'Modifier le projet',
    pt: 'Editar projeto',
  },
  general: {
    es: 'Información general',
    en: 'General information',
    fr: 'Informations générales',
    pt: 'Informações gerais',
  },
  laboratory: pageWords.laboratoryResults,
  laboratoryHelp: {
    es: 'Cómo se evalúan los resultados de laboratorio del proyecto. Un cambio vale también para los resultados de antes.',
    en: 'How the laboratory results of the project are evaluated. A change holds for earlier results, too.',
    fr: 'Comment les résultats de laboratoire du projet sont évalués. Un changement vaut aussi pour les résultats antérieurs.',
    pt: 'Como os resultados de laboratório do projeto são avaliados. Uma mudança vale também para os resultados anteriores.',
  },
  laboratorySaved: {
    es: 'Se guardó la evaluación de resultados.',
    en: 'The evaluation of results was saved.',
    fr: 'L’évaluation des résultats a été enregistrée.',
    pt: 'A avaliação de resultados foi salva.',
  },
  nonDetectRule: {
    es: 'Los no detectados entran en promedios, sumas y fórmulas como',
    en: 'Non-detects enter means, sums and formulas as',
    fr: 'Les non détectés entrent dans les moyennes, sommes et formules comme',
    pt: 'Os não detectados entram em médias, somas e fórmulas como',
  },
  nonDetectHelp: {
    es: 'Un resultado suelto «<LD» nunca se reemplaza. Cada promedio o cálculo que lo usa dice por qué valor.',
    en: 'A single “<LD” is never replaced. Each mean or calculation that uses it says by which value.',
    fr: 'Un résultat isolé « <LD » n’est jamais remplacé. Chaque moyenne ou calcul qui l’utilise dit par quelle valeur.',
    pt: 'Um resultado isolado “<LD” nunca é substituído. Cada média ou cálculo que o usa diz por qual valor.',
  },
  warningPercent: {
    es: 'Advertir desde esta parte del límite',
    en: 'Warn from this share of a limit',
    fr: 'Avertir à partir de cette part de la limite',
    pt: 'Advertir a partir desta parte do limite',
  },
  warningHelp: {
    es: 'Desde ahí un resultado que cumple se marca como cerca del límite.',
    en: 'From there a result that complies is marked as near the limit.',
    fr: 'À partir de là un résultat conforme est marqué comme proche de la limite.',
    pt: 'A partir daí um resultado que atende é marcado como perto do limite.',
  },
  repeatTimes: {
    es: 'Un exceso es repetido desde esta cantidad de veces',
    en: 'An exceedance is repeated from this many times on',
    fr: 'Un dépassement est répété à partir de ce nombre de fois',
    pt: 'Um excesso é repetido a partir desta quantidade de vezes',
  },
  repeatDays: {
    es: 'Dentro de cuántos días',
    en: 'Within how many days',
    fr: 'Dans combien de jours',
    pt: 'Dentro de quantos dias',
  },
  repeatHelp: {
    es: 'Vacío: veces seguidas, sin importar cuántos días pasan entre ellas.',
    en: 'Empty: times in a row, however many days lie between them.',
    fr: 'Vide : fois de suite, quel que soit le nombre de jours entre elles.',
    pt: 'Vazio: vezes seguidas, não importa quantos dias passem entre elas.',
  },
  reportDays: {
    es: 'Días que el laboratorio tiene para entregar los resultados',
    en: 'Days that the laboratory has to hand in results',
    fr: 'Jours dont dispose le laboratoire pour remettre les résultats',
    pt: 'Dias que o laboratório tem para entregar os resultados',
  },
  laboratoryDays: {
    es: 'Plazo propio de un laboratorio, en días',
    en: 'A laboratory’s own term, in days',
    fr: 'Délai propre à un laboratoire, en jours',
    pt: 'Prazo próprio de um laboratório, em dias',
  },
  laboratoryDaysHelp: {
    es: 'Vacío: el plazo del proyecto. Con 0 ningún informe de ese laboratorio está atrasado.',
    en: 'Empty: the days of the project. With 0 no report of that laboratory is late.',
    fr: 'Vide : le délai du projet. Avec 0 aucun rapport de ce laboratoire n’est en retard.',
    pt: 'Vazio: o prazo do projeto. Com 0 nenhum relatório desse laboratório está atrasado.',
  },
  reportDaysHelp: {
    es: 'Se cuentan desde el muestreo. Después el informe está atrasado, y se avisa una vez. Con 0 ninguno está atrasado.',
    en: 'Counted from sampling. After them the report is late, and people are told once. With 0 none is late.',
    fr: 'Comptés depuis l’échantillonnage. Ensuite le rapport est en retard, et un avis est envoyé une fois. Avec 0 aucun n’est en retard.',
    pt: 'Contados desde a amostragem. Depois o relatório está atrasado, e se avisa uma vez. Com 0 nenhum está atrasado.',
  },
  smtp: { es: 'Correo (SMTP)', en: 'E-mail (SMTP)', fr: 'Courriel (SMTP)', pt: 'E-mail (SMTP)' },
  logo: { es: 'Logo', en: 'Logo', fr: 'Logo', pt: 'Logo' },
  chooseLogo: {
    es: 'Seleccionar el logo del proyecto.',
    en: 'Select the logo of the project.',
    fr: 'Sélectionner le logo du projet.',
    pt: 'Selecionar o logo do projeto.',
  },
  logoUnreadable: {
    es: 'No es una imagen que se pueda leer. Elegir otro archivo.',
    en: 'The image cannot be read. Choose another file.',
    fr: 'Ce n’est pas une image lisible. Choisir un autre fichier.',
    pt: 'Não é uma imagem que se possa ler. Escolher outro arquivo.',
  },
  logoSaved: {
    es: 'Se cambió el logo del proyecto',
    en: 'The logo of the project was changed',
    fr: 'Le logo du projet a été modifié',
    pt: 'O logo do projeto foi alterado',
  },
  logoFailed: {
    es: 'No se guardó el logo del proyecto.',
    en: 'The logo of the project was not saved.',
    fr: 'Le logo du projet n’a pas été enregistré.',
    pt: 'O logo do projeto não foi salvo.',
  },
  policy: {
    es: 'Enlace a la política del proyecto',
    en: 'Link to the policy of the project',
    fr: 'Lien vers la politique du projet',
    pt: 'Link para a política do projeto',
  },
  policyHelp: {
    es: 'Opcional. Si cambia, los integrantes deben aceptar la política de nuevo.',
    en: 'Optional. When it changes, the members have to accept the policy again.',
    fr: 'Facultatif. S’il change, les membres doivent accepter de nouveau la politique.',
    pt: 'Opcional. Se mudar, os integrantes devem aceitar a política de novo.',
  },
  policyDate: {
    es: 'Última actualización del enlace: {{at}}',
    en: 'Last update of the link: {{at}}',
    fr: 'Dernière mise à jour du lien : {{at}}',
    pt: 'Última atualização do link: {{at}}',
  },
  policySaved: {
    es: 'Se guardó el enlace a la política',
    en: 'The link to the policy was saved',
    fr: 'Le lien vers la politique a été enregistré',
    pt: 'O link para a política foi salvo',
  },
  policyFailed: {
    es: 'No se guardó el enlace a la política.',
    en: 'The link to the policy was not saved.',
    fr: 'Le lien vers la politique n’a pas été enregistré.',
    pt: 'O link para a política não foi salvo.',
  },
  noneTitle: {
    es: 'No hay proyectos',
    en: 'There are no projects',
    fr: 'Aucun projet',
    pt: 'Não há projetos',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    projects: Bundle<typeof projectTexts>
  }
}

addTexts('projects', projectTexts)
