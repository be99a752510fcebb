export const texts = {
  name: 'Slopa den planerade versionen',
  lead: 'Versionen träder inte i kraft. Den föregående fortsätter att gälla.',
  deed: 'Slopa versionen',
  done: 'Versionen är slopad.',
  form: {},
  labels: {
    document: 'Dokument',
    told: 'Redan berättat',
  },
  phrases: {
    terms: 'Användarvillkor: ingen ny version',
    privacy: 'Dataskyddsbeskrivning: ingen ny version',
    day: 'Skulle träda i kraft {0}',
    told: '{0|En person|# personer} har redan fått veta. Inget meddelande skickas om att den slopas.',
  },
  refusals: {
    notPlanned: 'Versionen kan inte längre slopas: den har trätt i kraft eller redan slopats.',
  },
};
