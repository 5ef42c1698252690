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
    en: '{{by}} added your account {{email}} to the Puquio project “{{project}}”. To enter it, sign in as always and choose the project.',
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
    en: 'If you did not expect this, contact whoever added you or the system’s administration.',
    fr: 'Si vous ne vous y attendiez pas, contactez la personne qui vous a ajouté ou l’administration du système.',
    pt: 'Se não esperava isto, fale com quem adicionou você ou com a administração do sistema.',
  },
})
