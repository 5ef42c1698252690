import { accountTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

/** Texts of the mails about a project's members. */
export const memberTexts = defineTexts({
  greeting: accountTerms.greeting,
  addedSubject: {
    es: 'Ahora participa en el proyecto {{project}}',
    en: 'You now work in the project {{project}}',
    fr: 'Vous participez désormais au projet {{project}}',
    pt: 'Agora você participa do projeto {{project}}',
  },
  addedBody: {
    es: '{{by}} agregó su cuenta {{email}} al proyecto «{{project}}» de Puquio. Para entrar, inicie sesión como siempre y elija el proyecto.',
    en: '{{by}} added your account {{email}} to the Puquio project “{{project}}”. To enter it, sign in as usual and choose the project.',
    fr: '{{by}} a ajouté votre compte {{email}} au projet Puquio « {{project}} ». Pour y entrer, connectez-vous comme d’habitude et choisissez le projet.',
    pt: '{{by}} adicionou sua conta {{email}} ao projeto “{{project}}” do Puquio. Para entrar, inicie a sessão como sempre e escolha o projeto.',
  },
  open: {
    es: 'Abrir Puquio',
    en: 'Open Puquio',
    fr: 'Ouvrir Puquio',
    pt: 'Abrir o Puquio',
  },
  notExpected: {
    es: 'Si no lo esperaba, comuníquese con quien lo agregó o con la administración del sistema.',
    en: 'If you did not expect this, contact the person who added you or the system administrator.',
    fr: 'Si vous ne vous y attendiez pas, contactez la personne qui vous a ajouté ou l’administration du système.',
    pt: 'Se não esperava isto, fale com quem adicionou você ou com a administração do sistema.',
  },
  invitations: {
    es: 'Invitaciones al proyecto',
    en: 'Invitations to the project',
    fr: 'Invitations au projet',
    pt: 'Convites ao projeto',
  },
  howTo: {
    es: 'Una fila por persona, debajo de los encabezados, hasta 500. Las columnas con asterisco son obligatorias.',
    en: 'One row per person, below the headings, up to 500. Columns with an asterisk are required.',
    fr: 'Une ligne par personne, sous les en-têtes, 500 au plus. Les colonnes à astérisque sont obligatoires.',
    pt: 'Uma linha por pessoa, abaixo dos cabeçalhos, até 500. As colunas com asterisco são obrigatórias.',
  },
  howToKnown: {
    es: 'Quien ya tiene una cuenta se agrega por su correo y conserva sus datos; a los demás se les crea la cuenta y se les envía el enlace de activación. Quien ya está en el proyecto queda como está.',
    en: 'People who have an account are added by their e-mail and keep their data; an account is created for the others and the activation link is sent. Members of the project stay as they are.',
    fr: 'Une personne qui a un compte est ajoutée par son adresse et garde ses données ; un compte est créé pour les autres et le lien d’activation envoyé. Qui est déjà dans le projet reste inchangé.',
    pt: 'Quem já tem uma conta é adicionado pelo e-mail e mantém seus dados; para os demais, cria-se a conta e envia-se o link de ativação. Quem já está no projeto fica como está.',
  },
  howToAll: {
    es: 'Si una celda no es válida, no se invita a nadie y se indica cada celda por corregir.',
    en: 'If one cell is not valid, nobody is invited and every cell to correct is named.',
    fr: 'Si une cellule n’est pas valide, personne n’est invité et chaque cellule à corriger est indiquée.',
    pt: 'Se uma célula não for válida, ninguém é convidado e cada célula a corrigir é indicada.',
  },
})

/** What belongs into each column of the workbook of invitations. */
export const memberColumnHelp = defineTexts({
  email: {
    es: 'Correo completo de la persona. Por ejemplo: nombre@empresa.com.',
    en: 'The person’s whole e-mail. For example: name@company.com.',
    fr: 'Adresse complète de la personne. Par exemple : nom@entreprise.com.',
    pt: 'E-mail completo da pessoa. Por exemplo: nome@empresa.com.',
  },
  name: {
    es: 'Nombres, hasta 50 caracteres.',
    en: 'First names, up to 50 characters.',
    fr: 'Prénoms, 50 caractères au plus.',
    pt: 'Nomes, até 50 caracteres.',
  },
  lastName: {
    es: 'Apellidos, hasta 50 caracteres.',
    en: 'Last names, up to 50 characters.',
    fr: 'Noms de famille, 50 caractères au plus.',
    pt: 'Sobrenomes, até 50 caracteres.',
  },
  role: {
    es: 'Qué puede hacer en el proyecto. Elegir de la lista.',
    en: 'What the person may do in the project. Choose from the list.',
    fr: 'Ce que la personne peut faire dans le projet. Choisir dans la liste.',
    pt: 'O que pode fazer no projeto. Escolher da lista.',
  },
  phone: {
    es: 'Con el código del país. Por ejemplo: +51 987 654 321.',
    en: 'With the country code. For example: +51 987 654 321.',
    fr: 'Avec l’indicatif du pays. Par exemple : +51 987 654 321.',
    pt: 'Com o código do país. Por exemplo: +51 987 654 321.',
  },
  position: {
    es: 'Cargo, hasta 100 caracteres.',
    en: 'Position, up to 100 characters.',
    fr: 'Poste, 100 caractères au plus.',
    pt: 'Cargo, até 100 caracteres.',
  },
  isGuest: {
    es: 'Sí, si la persona es de otra empresa. Un invitado no puede administrar el proyecto.',
    en: 'Yes, if the person is from another company. A guest cannot administer the project.',
    fr: 'Oui, si la personne est d’une autre entreprise. Un invité ne peut pas administrer le projet.',
    pt: 'Sim, se a pessoa for de outra empresa. Um convidado não pode administrar o projeto.',
  },
  endsOn: {
    es: 'Último día de acceso de un invitado. En blanco: sin fecha de fin.',
    en: 'A guest’s last day of access. Blank: no end date.',
    fr: 'Dernier jour d’accès d’un invité. Vide : sans date de fin.',
    pt: 'Último dia de acesso de um convidado. Em branco: sem data de fim.',
  },
})
