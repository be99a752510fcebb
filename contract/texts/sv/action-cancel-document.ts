export const texts = {
  name: 'Ställ in den planerade versionen',
  lead: 'Versionen träder inte i kraft. Den föregående fortsätter att gälla.',
  deed: 'Ställ in versionen',
  done: 'Versionen är inställd.',
  form: {},
  labels: {
    document: 'Dokument',
    told: 'Redan berättat',
  },
  phrases: {
    terms: 'Användarvillkor: ingen ny version',
    privacy: 'Dataskyddsbeskrivning: ingen ny version',
    day: 'Skulle träda i kraft {0}',
    told: '{0|En person|# personer} har redan fått veta. Inget meddelande skickas om att den ställs in.',
  },
  refusals: {
    notPlanned:
      'Versionen kan inte längre ställas in: den har trätt i kraft eller redan ställts in.',
  },
};
